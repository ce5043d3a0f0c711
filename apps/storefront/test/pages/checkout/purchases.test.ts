import {
  type Currency,
  type CustomerKind,
  confirmationAmounts,
  type Page,
  type Payment,
  personIn,
  placeOrder,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { expectOrder, givenCart, givenCustomer, setCredit, shop } from '../../shop.ts'

const interfaces: Readonly<Record<Payment, readonly string[]>> = {
  card: ['stripe'],
  PayPal: ['Paypal'],
  Afterpay: ['Afterpay'],
  'store credit': ['spoondollars'],
  'credit and card': ['spoondollars', 'stripe'],
  'purchase order': ['PurchaseOrder'],
}

/** The amounts of a page from the subtotal down, without the lines. */
const bill = (page: Page): Record<string, string> => {
  const rows = Object.entries(page.amounts)
  return Object.fromEntries(rows.slice(rows.findIndex(([label]) => label.startsWith('Subtotal'))))
}

/** Every pair of buyer, currency and payment that the shop offers is in one of these. */
const purchases: readonly (readonly [
  buyer: CustomerKind | 'guest',
  currency: Currency,
  payment: Payment,
  category: string,
])[] = [
  ['guest', 'USD', 'card', 'fabric'],
  ['guest', 'CAD', 'PayPal', 'wallpaper'],
  ['guest', 'USD', 'Afterpay', 'bedding'],
  ['guest', 'EUR', 'card', 'bedding'],
  ['guest', 'AUD', 'PayPal', 'fabric'],
  ['guest', 'GBP', 'card', 'wallpaper'],
  ['customer', 'USD', 'PayPal', 'wallpaper'],
  ['customer', 'USD', 'Afterpay', 'bedding'],
  ['customer', 'CAD', 'card', 'bedding'],
  ['customer', 'EUR', 'store credit', 'fabric'],
  ['customer', 'AUD', 'credit and card', 'wallpaper'],
  ['customer', 'GBP', 'PayPal', 'bedding'],
  ['trade', 'USD', 'purchase order', 'fabric'],
  ['trade', 'USD', 'Afterpay', 'wallpaper'],
  ['trade', 'CAD', 'purchase order', 'wallpaper'],
  ['trade', 'EUR', 'purchase order', 'bedding'],
  ['trade', 'AUD', 'purchase order', 'fabric'],
  ['trade', 'GBP', 'purchase order', 'wallpaper'],
  ['trade', 'CAD', 'credit and card', 'bedding'],
  ['trade', 'GBP', 'store credit', 'fabric'],
  ['trade', 'EUR', 'PayPal', 'wallpaper'],
  ['trade', 'AUD', 'card', 'bedding'],
  ['Plus', 'USD', 'store credit', 'fabric'],
  ['Plus', 'USD', 'credit and card', 'wallpaper'],
  ['Plus', 'CAD', 'store credit', 'bedding'],
  ['Plus', 'USD', 'Afterpay', 'wallpaper'],
  ['Plus', 'EUR', 'credit and card', 'fabric'],
  ['Plus', 'AUD', 'store credit', 'wallpaper'],
  ['Plus', 'GBP', 'credit and card', 'bedding'],
  ['Plus', 'EUR', 'PayPal', 'bedding'],
  ['Plus', 'GBP', 'card', 'fabric'],
]

test.each(purchases)(
  '%s pays in %s by %s for %s: every page shows the same total, and the order is paid once',
  async (buyer, currency, payment, category) => {
    const customer = buyer === 'guest' ? undefined : await givenCustomer(buyer)
    if (customer && payment === 'store credit') await setCredit(customer.email, currency, 1_000_000)
    if (customer && payment === 'credit and card') await setCredit(customer.email, currency, 500)
    const { visitor, page: review } = await givenCart({
      ...(customer ? { visitor: customer.visitor } : {}),
      currency,
      lines: [{ category }],
      address: personIn[currency],
      payment,
    })
    const cart = await visitor.open(review.path.replace(/\/checkout.*$/, '/cart'))
    expect(bill(cart)).toEqual(bill(review))
    const success = await placeOrder(review)
    expect(bill(success)).toEqual(bill(review))
    const order = await expectOrder(success)
    expect(order.currency).toBe(currency)
    expect(order.payments.map(({ by }) => by).sort()).toEqual(interfaces[payment])
    expect(await confirmationAmounts(shop, order.orderNumber)).toMatchObject({
      Total: review.amounts.Total,
    })
  },
)
