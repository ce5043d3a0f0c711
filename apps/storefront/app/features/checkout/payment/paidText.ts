import type { PaidView } from '../../../../server/checkout/paidViews.ts'
import { m } from '../../../paraglide/messages.js'

/** How an order was paid, a payment a line; where there is more than one, with what each came to. */
export const paidText = (payments: readonly PaidView[]): string[] =>
  payments.map(({ kind, amount, reference }) => {
    if (kind === 'store-credit') return m.pay_credit_used({ used: amount })
    const names = {
      card: m.pay_card(),
      paypal: m.pay_paypal(),
      afterpay: m.pay_afterpay(),
      'purchase-order': `${m.pay_purchase_order()} ${reference}`.trim(),
    }
    return payments.length > 1 ? `${names[kind]}: ${amount}` : names[kind]
  })
