import * as v from 'valibot'

const text = v.string()
const maybe = v.nullable(text)
const number = v.number()

export const TokensAnswer = v.object({
  accessToken: text,
  expiresAt: number,
  refreshToken: v.optional(text),
  scope: text,
})

/** A customer who is signed in now, their tokens, and the cart that the platform made theirs. */
export const SignedIn = v.object({ customerId: text, cartId: maybe, tokens: TokensAnswer })
export type SignedIn = v.InferOutput<typeof SignedIn>

/** The payment chosen for a cart. */
export const ChosenPayment = v.object({
  kind: v.picklist(['card', 'paypal', 'afterpay', 'purchase-order']),
  brand: text,
  last4: text,
  expMonth: number,
  expYear: number,
})
export type ChosenPayment = v.InferOutput<typeof ChosenPayment>

export const PaymentAnswer = v.object({
  payment: v.nullable(ChosenPayment),
  /** The store credit that is used. */
  creditCents: number,
  /** Whether store credit pays for everything. */
  coversAll: v.boolean(),
  /** Whether it was declined since it was chosen. */
  declined: v.optional(v.boolean(), false),
  /** Another one whenever another payment, or another part of store credit, is chosen. */
  stamp: v.optional(text),
})
export type CartPayment = v.InferOutput<typeof PaymentAnswer>
/** The kinds of payment that the shop takes, and what the card fields need to start. */
export const PaymentKinds = v.object({
  methods: v.array(text),
  card: v.object({ provider: text, clientToken: maybe }),
})
export type PaymentKinds = v.InferOutput<typeof PaymentKinds>

export const PageAnswer = v.object({ url: v.pipe(text, v.url()), token: v.optional(text, '') })

/** What became of a cart whose currency may have been another one; `msg` is 'cart fixed' when it was. */
export const FixedCart = v.object({ msg: text, wasCurrencyChanged: v.boolean(), cartId: text })
export type FixedCart = v.InferOutput<typeof FixedCart>

/** What a cart weighs in grams, and the score that shipping rates go by. */
export const WeighedCart = v.object({ cartId: text, version: number, weight: number, score: number })
export type WeighedCart = v.InferOutput<typeof WeighedCart>

/** Why an order was not placed. Nothing was charged. */
export const OrderProblem = v.variant('kind', [
  v.object({ kind: v.literal('payment-declined'), fraud: v.boolean() }),
  v.object({ kind: v.literal('total-changed'), totalCents: number }),
  v.object({ kind: v.picklist(['refused', 'deferred-payment']), code: text }),
  v.object({
    kind: v.picklist([
      'payment-missing',
      'review-outdated',
      'cart-changed',
      'item-unavailable',
      'approval-expired',
      'credit-missing',
      'credit-refused',
      'plus-alone',
      'plus-active',
      'plus-guest',
      'plus-trade',
      'capture-refused',
    ]),
  }),
])
export type OrderProblem = v.InferOutput<typeof OrderProblem>

/** How a submit of the review page stands. `approval` is a page that the shopper has to visit first. */
export const OrderAttempt = v.object({
  id: text,
  state: v.picklist(['running', 'placed', 'failed']),
  orderNumber: maybe,
  problem: v.nullable(OrderProblem),
  approval: v.optional(v.nullable(v.object({ url: text })), null),
})
export type OrderAttempt = v.InferOutput<typeof OrderAttempt>

export const SavedCard = v.object({
  id: text,
  brand: text,
  last4: text,
  expMonth: number,
  expYear: number,
  nickname: text,
  isDefault: v.boolean(),
})
export type SavedCard = v.InferOutput<typeof SavedCard>
export const SavedCards = v.object({ paymentMethods: v.array(SavedCard) })

export const Balances = v.object({ balances: v.array(v.object({ currency: text, cents: number })) })
export const CreditHistory = v.object({
  currency: text,
  cents: number,
  movements: v.array(v.object({ cents: number, reason: text, orderNumber: maybe, at: text })),
})
export type CreditHistory = v.InferOutput<typeof CreditHistory>

export const EmailOptions = v.object({ emails: v.picklist(['weekly', 'monthly', 'none']) })
export type EmailOption = v.InferOutput<typeof EmailOptions>['emails']
