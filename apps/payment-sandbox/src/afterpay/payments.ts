import { randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { minorUnits } from '../money/decimal.ts'
import type { Reply } from '../store/withIdempotency.ts'
import { newId } from '../stripe/entities.ts'
import type { AfterpayAccount } from './account.ts'
import type {
  AuthorizationRequestBody,
  CaptureRequestBody,
  RefundRequestBody,
  VoidRequestBody,
} from './bodies.ts'
import type { AfterpayPayment } from './entities.ts'
import { failure } from './failure.ts'
import { readMoney, readOrderAmount } from './limits.ts'
import { renderPayment, renderRefund } from './renderPayment.ts'
import { outcomeOf } from './shoppers.ts'

const numericId = (): string => `100${randomInt(1e9, 1e10)}`

type Event = AfterpayPayment['events'][number]

const createEvent = (type: Event['type'], amount: number, at: string): Event => ({
  id: newId('evt'),
  at,
  type,
  amount,
})

/** Authorises the payment of an order that the shopper approved. A declined payment is stored, too. */
export const authorise = (
  { store, now }: AfterpayAccount,
  body: v.InferOutput<typeof AuthorizationRequestBody>,
): Reply => {
  const checkout = store.find('afterpay.checkout', body.token)
  const at = now().toISOString()
  if (!checkout || checkout.expiresAt < at || checkout.payment !== null)
    return failure(402, 'invalid_token', 'The checkout token is invalid, expired, used, or does not exist.')
  if (checkout.state !== 'approved')
    return failure(
      412,
      'invalid_order_transaction_status',
      'The consumer has not confirmed their payment for the order associated with this token.',
    )
  const { currency } = checkout.amount
  const amount = body.amount ? readOrderAmount(body.amount) : minorUnits(checkout.amount.amount, currency)
  if (typeof amount === 'object') return amount
  const approved = outcomeOf(checkout.shopper).kind !== 'declined'
  const original = amount ?? 0
  const type = approved ? 'AUTH_APPROVED' : 'AUTH_DECLINED'
  const payment = store.save<'afterpay.payment'>({
    id: numericId(),
    object: 'afterpay.payment',
    token: checkout.id,
    createdAt: at,
    currency,
    original,
    open: approved ? original : 0,
    captured: 0,
    voided: 0,
    state: type,
    merchantReference: body.merchantReference ?? checkout.merchantReference,
    refunds: [],
    events: [createEvent(type, original, at)],
  })
  store.save<'afterpay.checkout'>({ ...checkout, payment: payment.id })
  return { status: approved ? 201 : 402, body: renderPayment(payment) }
}

/** Captures the authorised amount or a part of it; the rest stays authorised. */
export const capture = (
  { store, now }: AfterpayAccount,
  payment: AfterpayPayment,
  body: v.InferOutput<typeof CaptureRequestBody>,
): Reply => {
  if (payment.state === 'AUTH_DECLINED')
    return failure(412, 'invalid_state', 'The order was declined; no payment can be captured for it.')
  if (payment.state === 'VOIDED')
    return failure(412, 'payment_voided', 'The auth for this order has already been completely voided.')
  if (payment.open === 0)
    return failure(410, 'payment_captured', 'Payment has already been fully captured for this order.')
  const amount = readMoney(body.amount, payment.currency)
  if (typeof amount !== 'number') return amount
  if (amount > payment.open)
    return failure(422, 'invalid_amount', 'The amount is more than the openToCaptureAmount.')
  const captured = store.save<'afterpay.payment'>({
    ...payment,
    open: payment.open - amount,
    captured: payment.captured + amount,
    state: amount === payment.open ? 'CAPTURED' : 'PARTIALLY_CAPTURED',
    merchantReference: body.merchantReference ?? payment.merchantReference,
    events: [...payment.events, createEvent('CAPTURED', amount, now().toISOString())],
  })
  return { status: 201, body: renderPayment(captured) }
}

/** Voids the authorised amount or a part of it. */
export const voidPayment = (
  { store, now }: AfterpayAccount,
  payment: AfterpayPayment,
  body: v.InferOutput<typeof VoidRequestBody>,
): Reply => {
  if (payment.state === 'AUTH_DECLINED')
    return failure(412, 'invalid_state', 'The order was declined; there is nothing to void.')
  if (payment.state === 'VOIDED')
    return failure(412, 'payment_voided', 'The auth for this order has already been completely voided.')
  if (payment.open === 0)
    return failure(410, 'payment_captured', 'Payment has already been fully captured for this order.')
  const amount = body.amount ? readMoney(body.amount, payment.currency) : payment.open
  if (typeof amount !== 'number') return amount
  if (amount > payment.open)
    return failure(422, 'invalid_amount', 'The amount is more than the openToCaptureAmount.')
  const open = payment.open - amount
  const voided = store.save<'afterpay.payment'>({
    ...payment,
    open,
    voided: payment.voided + amount,
    state: open > 0 ? payment.state : payment.captured > 0 ? 'CAPTURED' : 'VOIDED',
    events: [...payment.events, createEvent('VOIDED', amount, now().toISOString())],
  })
  return { status: 201, body: renderPayment(voided) }
}

/** Refunds a captured amount or a part of it. */
export const refund = (
  { store, now }: AfterpayAccount,
  payment: AfterpayPayment,
  body: v.InferOutput<typeof RefundRequestBody>,
): Reply => {
  if (payment.captured === 0)
    return failure(
      412,
      'precondition_failed',
      'The order is not eligible for a refund: nothing was captured.',
    )
  const amount = readMoney(body.amount, payment.currency)
  if (typeof amount !== 'number') return amount
  const refunded = payment.refunds.reduce((sum, one) => sum + one.amount, 0)
  if (amount > payment.captured - refunded)
    return failure(422, 'invalid_amount', 'The amount requested exceeded the amount available.')
  const created = {
    id: numericId(),
    requestId: body.requestId,
    at: now().toISOString(),
    amount,
    merchantReference: body.merchantReference ?? undefined,
  }
  store.save<'afterpay.payment'>({ ...payment, refunds: [...payment.refunds, created] })
  return { status: 201, body: renderRefund(created, payment.currency) }
}
