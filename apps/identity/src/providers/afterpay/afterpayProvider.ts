import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { decimal } from '../amounts.ts'
import type { Amount, Authorisation, PaymentProvider, PaymentStatus } from '../paymentProvider.ts'
import {
  type AfterpayPayment,
  type AfterpaySettings,
  afterpayApi,
  AfterpayPayment as Payment,
} from './afterpayApi.ts'

/** A shopper's checkout at Afterpay. */
export type AfterpayCheckout = {
  readonly amount: Amount
  readonly email: string
  readonly givenNames: string
  readonly surname: string
  readonly cartId: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export type AfterpayProvider = PaymentProvider & {
  /** Creates a checkout that the shopper approves on Afterpay's page; `undefined` when Afterpay refuses it. */
  readonly checkout: (input: AfterpayCheckout) => Promise<{ token: string; url: string } | undefined>
}

const Checkout = v.object({ token: v.string(), redirectCheckoutUrl: v.pipe(v.string(), v.url()) })

const Payments = v.object({ results: v.array(Payment) })

const money = ({ cents, currency }: Amount) => ({ amount: decimal(cents), currency })

/** Afterpay's idempotency key, of at most 64 characters. */
const requestId = (key: string, act: string): string =>
  createHash('sha256').update(`${key}:${act}`).digest('base64url')

const statuses: Readonly<Record<string, PaymentStatus>> = {
  AUTH_APPROVED: 'authorised',
  PARTIALLY_CAPTURED: 'captured',
  CAPTURED: 'captured',
}

const toStatus = ({ status, paymentState }: AfterpayPayment): PaymentStatus =>
  status === 'DECLINED' ? 'ended' : (statuses[paymentState ?? ''] ?? 'ended')

/**
 * Payments in instalments through Afterpay: the shopper approves first, then the payment is authorised and captured.
 */
export const createAfterpayProvider = (
  merchantId: string,
  settings: AfterpaySettings,
  fetch: typeof globalThis.fetch,
): AfterpayProvider => {
  const call = afterpayApi(merchantId, settings, fetch)
  const find = async (id: string): Promise<PaymentStatus> => {
    const response = await call(Payment, 'GET', `/payments/${encodeURIComponent(id)}`)
    return response.ok ? toStatus(response.value) : 'ended'
  }

  return {
    name: 'afterpay',
    paymentInterface: () => 'Afterpay',
    checkout: async ({ amount, email, givenNames, surname, cartId, successUrl, cancelUrl }) => {
      const response = await call(Checkout, 'POST', '/checkouts', {
        amount: money(amount),
        consumer: { email, givenNames, surname },
        merchant: { redirectConfirmUrl: successUrl, redirectCancelUrl: cancelUrl },
        merchantReference: cartId,
      })
      return response.ok
        ? { token: response.value.token, url: response.value.redirectCheckoutUrl }
        : undefined
    },
    authorise: async (charge): Promise<Authorisation> => {
      const response = await call(Payment, 'POST', '/payments/auth', {
        requestId: requestId(charge.key, 'authorise'),
        token: charge.token,
        amount: money({ cents: charge.amountCents, currency: charge.currency }),
        merchantReference: charge.orderNumber,
      })
      return response.ok && toStatus(response.value) === 'authorised'
        ? { kind: 'authorised', reference: response.value.id }
        : { kind: 'declined', fraud: false }
    },
    statusOf: find,
    referenceOf: async ({ orderNumber }) => {
      const query = new URLSearchParams({ merchantReferences: orderNumber, statuses: 'APPROVED' })
      const response = await call(Payments, 'GET', `/payments?${query}`)
      return response.ok ? response.value.results[0]?.id : undefined
    },
    capture: async (reference, key, amount) => {
      const response = await call(Payment, 'POST', `/payments/${encodeURIComponent(reference)}/capture`, {
        requestId: requestId(key, 'capture'),
        amount: money(amount),
      })
      if (response.ok) return { kind: 'captured' }
      return (await find(reference)) === 'captured' ? { kind: 'captured' } : { kind: 'refused' }
    },
    release: async (reference, key, amount) => {
      const status = await find(reference)
      if (status === 'ended') return
      const act = status === 'captured' ? 'refund' : 'void'
      const response = await call(v.unknown(), 'POST', `/payments/${encodeURIComponent(reference)}/${act}`, {
        requestId: requestId(key, act),
        amount: money(amount),
      })
      if (!response.ok) throw new Error(`Afterpay did not release a payment: ${response.errorCode}`)
    },
    refund: async (reference, { key, name, cents, currency }) => {
      const path = `/payments/${encodeURIComponent(reference)}`
      const payment = await call(Payment, 'GET', path)
      // Refunds contain the return's number, so that a repeated refund is found.
      if (payment.ok && payment.value.refunds?.some(({ merchantReference }) => merchantReference === name))
        return
      const response = await call(v.unknown(), 'POST', `${path}/refund`, {
        requestId: requestId(key, 'refund'),
        amount: money({ cents, currency }),
        merchantReference: name,
      })
      if (!response.ok) throw new Error(`Afterpay did not refund a payment: ${response.errorCode}`)
    },
  }
}
