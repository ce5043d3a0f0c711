import {
  cartTotals,
  discountEntries,
  isPlusMembership,
  linePriceSummary,
  RETURN_DAYS,
  shippingDiscountEntries,
} from '@selvedge/cart-domain'
import { postalLines, postalParts } from '@selvedge/cart-domain/forms'
import type { Order } from '@selvedge/commerce-client'
import { giftLines } from './giftLines.ts'
import { orderedLine } from './orderedLine.ts'
import { paymentLines } from './paymentLines.ts'

type OrderMail = { readonly subject: string; readonly text: string }

/** A row of the bill: label, amount, and a note below it. */
type Row = readonly [label: string, amount: string, below?: string]

const table = (rows: readonly Row[]): string => {
  const labelWidth = Math.max(...rows.map(([label]) => label.length))
  const amountWidth = Math.max(...rows.map(([, amount]) => amount.length))
  return rows
    .flatMap(([label, amount, note]) => [
      `${label.padEnd(labelWidth)}  ${amount.padStart(amountWidth)}`,
      ...(note ? [`  ${note}`] : []),
    ])
    .join('\n')
}

/** Returns a title followed by its lines; empty when there are no lines. */
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [[title, ...lines].join('\n')] : []

/** The order confirmation as plain text, with a link to the order's page. Its amounts equal those of the cart, the review and the success page. */
export const orderMail = (order: Order, orderUrl: string): OrderMail => {
  const number = order.orderNumber ?? ''
  const totals = cartTotals(order)
  const format = new Intl.NumberFormat(order.locale ?? 'en-US', {
    style: 'currency',
    currency: totals.currencyCode,
    currencyDisplay: 'narrowSymbol',
  })
  const money = (cents: number): string => format.format(cents / 100)
  const discountRow = ({ name, value }: { name: string; value: number }): Row => [
    name || 'Discount',
    `−${money(value)}`,
  ]
  const visible = ({ hide }: { hide: boolean }): boolean => !hide
  const hasFreeShipping = totals.discountedShipping === 0
  const shippingMethod = order.shippingInfo?.shippingMethodName
  const rows: Row[] = [
    ...order.lineItems.map((line): Row => {
      const { title, details } = orderedLine(line)
      return [title, money(linePriceSummary(line).netPrice), details]
    }),
    ['Subtotal', money(totals.subtotal)],
    ...discountEntries(order).filter(visible).map(discountRow),
    [shippingMethod ?? 'Delivery', hasFreeShipping ? 'Free' : money(totals.shipping ?? 0)],
    ...(hasFreeShipping ? [] : shippingDiscountEntries(order).filter(visible).map(discountRow)),
    ...(totals.tax === undefined
      ? []
      : [[totals.taxIncluded ? 'Tax, included' : 'Tax', money(totals.tax)] satisfies Row]),
    ['Total', money(totals.total)],
  ]
  const isShipped = !order.lineItems.every(isPlusMembership)
  const destination = order.shippingAddress
    ? postalLines(postalParts(order.shippingAddress), order.locale ?? 'en-US')
    : []
  return {
    subject: `Your order ${number}`,
    text: [
      isShipped
        ? 'Thank you for your order. We print it for you from now on.'
        : 'Thank you for your order. Your Plus membership begins with it.',
      table(rows),
      ...section('It goes to', isShipped ? destination : []),
      ...section('How it gets there', shippingMethod ? [shippingMethod] : []),
      ...section('How it is paid', paymentLines(order, money)),
      ...section('A gift', giftLines(order)),
      `See your order: ${orderUrl}`,
      ...(isShipped ? [`Not what you expected? Send it back within ${RETURN_DAYS} days.`] : []),
    ].join('\n\n'),
  }
}
