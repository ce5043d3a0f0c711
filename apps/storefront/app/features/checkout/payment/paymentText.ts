import type { OrderPayment } from '../../../../server/checkout/payment.ts'
import { m } from '../../../paraglide/messages.js'

/** The payments of an order, one per line; with amounts when there is more than one. */
export const orderPaymentTexts = (payments: readonly OrderPayment[]): string[] =>
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
