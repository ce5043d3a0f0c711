import * as v from 'valibot'

export const TokensAnswer = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})

/** A customer who is signed in now, their tokens, and the cart that the platform made theirs. */
export const SignedIn = v.object({
  customerId: v.string(),
  cartId: v.nullable(v.string()),
  tokens: TokensAnswer,
})
export type SignedIn = v.InferOutput<typeof SignedIn>

/** The payment chosen for a cart. */
export const ChosenPayment = v.object({
  kind: v.literal('card'),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
})
export type ChosenPayment = v.InferOutput<typeof ChosenPayment>

export const PaymentAnswer = v.object({ payment: v.nullable(ChosenPayment) })
export const CardPageAnswer = v.object({ url: v.pipe(v.string(), v.url()) })

/** Why an order was not placed. Nothing was charged. */
export const OrderProblem = v.variant('kind', [
  v.object({ kind: v.literal('payment-missing') }),
  v.object({ kind: v.literal('payment-declined'), fraud: v.boolean() }),
  v.object({ kind: v.literal('total-changed'), totalCents: v.number() }),
  v.object({ kind: v.literal('cart-changed') }),
  v.object({ kind: v.literal('item-unavailable') }),
  v.object({ kind: v.literal('refused'), code: v.string() }),
])
export type OrderProblem = v.InferOutput<typeof OrderProblem>

/** How a submit of the review page stands. */
export const OrderAttempt = v.object({
  id: v.string(),
  state: v.picklist(['running', 'placed', 'failed']),
  orderNumber: v.nullable(v.string()),
  problem: v.nullable(OrderProblem),
})
export type OrderAttempt = v.InferOutput<typeof OrderAttempt>
