import { type PaymentKind, paymentKind } from '@selvedge/cart-domain'
import type { Order } from '@selvedge/commerce-client'
import { formatMoney } from '../../app/i18n/money.ts'

/** A payment of an order: its kind, and what it came to, written out. */
export type PaidView = {
  readonly kind: PaymentKind
  readonly amount: string
  /** The shopper's own number of a purchase order; else empty. */
  readonly reference: string
}

/** How an order was paid, by what the platform was told; nothing of a payment that the shop does not know the kind of. */
export const paidViews = (
  { paymentInfo, purchaseOrderNumber }: Pick<Order, 'paymentInfo' | 'purchaseOrderNumber'>,
  locale: string,
): PaidView[] =>
  (paymentInfo?.payments ?? []).flatMap(({ paymentMethodInfo, transactions }) => {
    const kind = paymentKind(paymentMethodInfo.paymentInterface ?? '')
    const [first] = transactions
    return kind && first
      ? [
          {
            kind,
            amount: formatMoney(first.amount, locale),
            reference: kind === 'purchase-order' ? (purchaseOrderNumber ?? '') : '',
          },
        ]
      : []
  })
