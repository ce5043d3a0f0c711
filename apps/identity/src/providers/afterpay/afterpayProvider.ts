import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { decimal } from '../amounts.ts'
import type { Amount, Authorisation, PaymentProvider, Standing } from '../paymentProvider.ts'
import {
  type AfterpayPayment,
  type AfterpaySettings,
  afterpayApi,
  AfterpayPayment as Payment,
} from './afterpayApi.ts'

/** What a shopper's checkout at Afterpay is about. */
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
  /** Opens a checkout that the shopper approves on Afterpay's page; `undefined` when Afterpay refuses it. */
  readonly checkout: (wanted: AfterpayCheckout) => Promise<{ token: string; url: string } | undefined>
}

const Checkout = v.object({ token: v.string(), redirectCheckoutUrl: v.pipe(v.string(), v.url()) })

const Payments = v.object({ results: v.array(Payment) })

const money = ({ cents, currency }: Amount) => ({ amount: decimal(cents), currency })

/** Afterpay makes repeated requests the same by an id of up to 64 characters. */
const requestId = (key: string, act: string): string =>
  createHash('sha256').update(`${key}:${act}`).digest('base64url')

const standings: Readonly<Record<string, Standing>> = {
  AUTH_APPROVED: 'authorised',
  PARTIALLY_CAPTURED: 'captured',
  CAPTURED: 'captured',
}

const standingOf = ({ status, paymentState }: AfterpayPayment): Standing =>
  status === 'DECLINED' ? 'ended' : (standings[paymentState ?? ''] ?? 'ended')

/** Payments in instalments through Afterpay: approved by the shopper first, then authorised and captured. */
export const createAfterpayProvider = (
  merchantId: string,
  settings: AfterpaySettings,
  fetch: typeof globalThis.fetch,
): AfterpayProvider => {
  const call = afterpayApi(merchantId, settings, fetch)
  const find = async (id: string): Promise<Standing> => {
    const answer = await call(Payment, 'GET', `/payments/${encodeURIComponent(id)}`)
    return answer.ok ? standingOf(answer.value) : 'ended'
  }

  return {
    name: 'afterpay',
    paymentInterface: () => 'Afterpay',
    checkout: async ({ amount, email, givenNames, surname, cartId, successUrl, cancelUrl }) => {
      const answer = await call(Checkout, 'POST', '/checkouts', {
        amount: money(amount),
        consumer: { email, givenNames, surname },
        merchant: { redirectConfirmUrl: successUrl, redirectCancelUrl: cancelUrl },
        merchantReference: cartId,
      })
      return answer.ok ? { token: answer.value.token, url: answer.value.redirectCheckoutUrl } : undefined
    },
    authorise: async (charge): Promise<Authorisation> => {
      const answer = await call(Payment, 'POST', '/payments/auth', {
        requestId: requestId(charge.key, 'authorise'),
        token: charge.token,
        amount: money({ cents: charge.amountCents, currency: charge.currency }),
        merchantReference: charge.orderNumber,
      })
      return answer.ok && standingOf(answer.value) === 'authorised'
        ? { kind: 'authorised', reference: answer.value.id }
        : { kind: 'declined', fraud: false }
    },
    standing: find,
    referenceOf: async ({ orderNumber }) => {
      const query = new URLSearchParams({ merchantReferences: orderNumber, statuses: 'APPROVED' })
      const answer = await call(Payments, 'GET', `/payments?${query}`)
      return answer.ok ? answer.value.results[0]?.id : undefined
    },
    capture: async (reference, key, amount) => {
      const answer = await call(Payment, 'POST', `/payments/${encodeURIComponent(reference)}/capture`, {
        requestId: requestId(key, 'capture'),
        amount: money(amount),
      })
      if (answer.ok) return { kind: 'captured' }
      return (await find(reference)) === 'captured' ? { kind: 'captured' } : { kind: 'refused' }
    },
    release: async (reference, key, amount) => {
      const standing = await find(reference)
      if (standing === 'ended') return
      const act = standing === 'captured' ? 'refund' : 'void'
      const answer = await call(v.unknown(), 'POST', `/payments/${encodeURIComponent(reference)}/${act}`, {
        requestId: requestId(key, act),
        amount: money(amount),
      })
      if (!answer.ok) throw new Error(`Afterpay did not let a payment go: ${answer.errorCode}`)
    },
  }
}
