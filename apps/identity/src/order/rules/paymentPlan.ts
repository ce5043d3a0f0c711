import type { Result } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client/server'
import type { PaymentKind } from '../../providers/paymentProvider.ts'
import type { OrderProblem } from '../orderProblem.ts'
import { deferredPaymentProblem } from './deferredPayment.ts'
import { hasPlus } from './plusMembership.ts'

/** How an order is paid: store credit first, a provider for the rest. */
export type PaymentPlan = {
  readonly creditCents: number
  readonly charge?: {
    readonly kind: PaymentKind
    readonly provider: string
    readonly token: string
    /** The brand and the last four digits of a card, such as "visa 4242"; missing for other payments. */
    readonly name?: string
    readonly cents: number
  }
}

/** The chosen payment for the remaining amount, and the maximum of store credit to use. */
type Choice = {
  readonly payment:
    | {
        readonly kind: PaymentKind
        readonly provider: string
        readonly token: string
        readonly brand?: string
        readonly last4?: string
      }
    | undefined
  readonly creditCents: number
}

/** The plan of an order, or why it cannot be paid like this. */
export type PlanResult = Result<PaymentPlan, OrderProblem>

const refuse = (problem: OrderProblem): PlanResult => ({ ok: false, problem })

/** Splits a total between store credit and the chosen payment, by the rules of spec §5. */
export const paymentPlan = (cart: Cart, totalCents: number, chosen: Choice | undefined): PlanResult => {
  const creditCents = Math.min(chosen?.creditCents ?? 0, totalCents)
  if (creditCents > 0 && !cart.customerId) return refuse({ kind: 'credit-refused', reason: 'guest' })
  if (creditCents > 0 && hasPlus(cart.lineItems))
    return refuse({ kind: 'credit-refused', reason: 'plus-membership' })
  const cents = totalCents - creditCents
  if (cents === 0) return { ok: true, value: { creditCents } }
  if (!chosen?.payment) return refuse({ kind: 'payment-missing' })
  const { kind, provider, token, brand, last4 } = chosen.payment
  const name = kind === 'card' && last4 ? { name: `${brand} ${last4}` } : {}
  // This check applies only to a remaining amount. When store credit covers everything, the chosen payment is ignored.
  if (creditCents > 0 && kind === 'purchase-order')
    return refuse({ kind: 'credit-refused', reason: 'purchase-order' })
  const code = kind === 'afterpay' ? deferredPaymentProblem(cart, cents) : undefined
  if (code) return refuse({ kind: 'deferred-payment', code })
  return { ok: true, value: { creditCents, charge: { kind, provider, token, ...name, cents } } }
}
