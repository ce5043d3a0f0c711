import { type PaymentKind, paymentKind } from '@selvedge/cart-domain'
import type { Order } from '@selvedge/commerce-client'
import { formatMoney } from '../../app/i18n/money.ts'
import { brandName } from '../checkout/brandName.ts'

/** The latest outcome of a part of the payment. */
type PaymentOutcome = 'authorised' | 'charged' | 'released' | 'refunded' | 'partly-refunded'

/** A part of what was paid for an order. */
export type OrderPaymentPart = {
  readonly kind: PaymentKind
  readonly amount: string
  /** The brand and the last four digits of a card; empty for other payments. */
  readonly brand: string
  readonly last4: string
  /** The purchase order number that the shopper entered; empty for other payments. */
  readonly reference: string
  readonly outcome: PaymentOutcome
  /** The refunded amount; empty unless the outcome is `partly-refunded`. */
  readonly refunded: string
  /** The time in ISO 8601, if it is recorded. */
  readonly at?: string | undefined
}

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  Authorization: 'authorised',
  Charge: 'charged',
  CancelAuthorization: 'released',
  Refund: 'refunded',
}

/** The name that the order service gives to the payment method of a card: its brand and last four digits. */
const cardName = /^(.+) (\d{4})$/

/** The parts of an order's payment. They add up to the order's total. Payments of an unknown kind are omitted. */
export const orderPaymentParts = (
  { paymentInfo, purchaseOrderNumber }: Pick<Order, 'paymentInfo' | 'purchaseOrderNumber'>,
  locale: string,
): OrderPaymentPart[] =>
  (paymentInfo?.payments ?? []).flatMap(({ paymentMethodInfo, transactions }) => {
    const kind = paymentKind(paymentMethodInfo.paymentInterface ?? '')
    const [first] = transactions
    const last = transactions.findLast(({ state, type }) => state === 'Success' && outcomes[type ?? ''])
    if (!kind || !first) return []
    const refunds = transactions.filter(({ state, type }) => state === 'Success' && type === 'Refund')
    const cents = refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0)
    const isPart = last?.type === 'Refund' && cents < first.amount.centAmount
    const [, brand = '', last4 = ''] = cardName.exec(paymentMethodInfo.nameAllLocales?.[0]?.value ?? '') ?? []
    return [
      {
        kind,
        amount: formatMoney(first.amount, locale),
        brand: brandName(brand),
        last4,
        reference: kind === 'purchase-order' ? (purchaseOrderNumber ?? '') : '',
        outcome: isPart ? 'partly-refunded' : (outcomes[last?.type ?? ''] ?? 'authorised'),
        refunded: isPart ? formatMoney({ ...first.amount, centAmount: cents }, locale) : '',
        at: last?.timestamp ?? undefined,
      },
    ]
  })
