import type { OrderPayment, PaymentView } from '../../../../server/checkout/payment.ts'
import { m } from '../../../paraglide/messages.js'

/**
 * A short description of a chosen payment. Payments other than cards describe themselves, such as "Purchase order
 * 4711".
 */
export const paymentText = ({ kind, brand, last4, expires }: NonNullable<PaymentView['chosen']>): string =>
  kind === 'card' ? m.card_ending({ brand, last4, expires }) : brand || m.pay_paypal()

/** The payments of an order, one a line; with amounts when there is more than one. */
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
