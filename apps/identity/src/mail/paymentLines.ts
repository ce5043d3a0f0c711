import { type PaymentKind, paymentKind } from '@selvedge/cart-domain'
import type { Order } from '@selvedge/commerce-client'

const names: Readonly<Record<PaymentKind, string>> = {
  card: 'Card',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  'store-credit': 'Store credit',
  'purchase-order': 'Purchase order',
}

/** Formats the payments of an order, one entry each. Includes the amounts when there is more than one payment. */
export const paymentLines = (
  { paymentInfo, purchaseOrderNumber }: Pick<Order, 'paymentInfo' | 'purchaseOrderNumber'>,
  money: (cents: number) => string,
): readonly string[] =>
  (paymentInfo?.payments ?? []).flatMap(({ paymentMethodInfo, transactions }, _, { length }) => {
    const kind = paymentKind(paymentMethodInfo.paymentInterface ?? '')
    if (!kind) return []
    const name = [names[kind], kind === 'purchase-order' && purchaseOrderNumber].filter(Boolean).join(' ')
    const [first] = transactions
    return [length > 1 && first ? `${name}: ${money(first.amount.centAmount)}` : name]
  })
