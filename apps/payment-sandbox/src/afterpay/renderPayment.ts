import { decimal } from '../money/decimal.ts'
import type { AfterpayPayment } from './entities.ts'

/** A refund in Afterpay's format. */
export const renderRefund = (refund: AfterpayPayment['refunds'][number], currency: string) => ({
  refundId: refund.id,
  requestId: refund.requestId,
  refundedAt: refund.at,
  merchantReference: refund.merchantReference,
  amount: { amount: decimal(refund.amount, currency), currency },
})

/** A payment in Afterpay's format. */
export const renderPayment = (payment: AfterpayPayment) => {
  const { currency } = payment
  const money = (amount: number) => ({ amount: decimal(amount, currency), currency })
  return {
    id: payment.id,
    token: payment.token,
    status: payment.state === 'AUTH_DECLINED' ? 'DECLINED' : 'APPROVED',
    created: payment.createdAt,
    originalAmount: money(payment.original),
    openToCaptureAmount: money(payment.open),
    paymentState: payment.state,
    merchantReference: payment.merchantReference,
    refunds: payment.refunds.map((refund) => renderRefund(refund, currency)),
    events: payment.events.map(({ id, at, type, amount }) => ({
      id,
      created: at,
      type,
      amount: money(amount),
    })),
  }
}
