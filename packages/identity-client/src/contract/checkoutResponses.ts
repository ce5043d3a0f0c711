import * as v from 'valibot'
import { Currency } from './accountResponses.ts'

const card = { brand: v.string(), last4: v.string(), expMonth: v.number(), expYear: v.number() }

/** The payment chosen for a cart. */
export const ChosenPayment = v.object({
  kind: v.picklist(['card', 'paypal', 'afterpay', 'purchase-order']),
  ...card,
})
export type ChosenPayment = v.InferOutput<typeof ChosenPayment>

/** How a cart is paid. */
export const CartPayment = v.object({
  payment: v.nullable(ChosenPayment),
  /** The store credit that is used. */
  creditCents: v.number(),
  /** Whether store credit pays for everything. */
  coversAll: v.boolean(),
  /**
   * Whether the provider has declined the payment since the shopper chose it. The shopper may still try that payment
   * again.
   */
  declined: v.boolean(),
  /** Changes whenever the shopper chooses another payment or another amount of store credit. */
  stamp: v.string(),
})
export type CartPayment = v.InferOutput<typeof CartPayment>

/** The kinds of payment that the shop takes, and what the card fields need to start. */
export const PaymentKinds = v.object({
  methods: v.array(v.string()),
  card: v.object({ provider: v.string(), clientToken: v.nullable(v.string()) }),
})
export type PaymentKinds = v.InferOutput<typeof PaymentKinds>

/** A card or a PayPal account that a customer saved. An account has an empty `last4`, and 0 for its expiry. */
export const SavedCard = v.object({
  id: v.string(),
  kind: v.picklist(['card', 'paypal']),
  ...card,
  nickname: v.string(),
  isDefault: v.boolean(),
  /** The address in the platform's shape, without empty fields; `null` while the card has no billing address. */
  billingAddress: v.nullable(v.record(v.string(), v.string())),
  /** Changes whenever the billing address changes. */
  billingRevision: v.number(),
})
export type SavedCard = v.InferOutput<typeof SavedCard>

export const SavedCards = v.object({ paymentMethods: v.array(SavedCard) })

/**
 * The remaining cards, and whether the provider has deleted the removed card already; if not, the deletion is retried.
 */
export const RemovedCard = v.object({ ...SavedCards.entries, isForgotten: v.boolean() })
export type RemovedCard = v.InferOutput<typeof RemovedCard>

/** Store credit in one currency, in cents (spec §4, spoondollars). */
export const StoreCreditBalance = v.object({ currency: v.string(), cents: v.number() })
export type StoreCreditBalance = v.InferOutput<typeof StoreCreditBalance>

export const StoreCreditBalances = v.object({ balances: v.array(StoreCreditBalance) })

/** What a gift card added to the store credit, in cents. */
export const RedeemedGiftCard = v.object({ currency: v.string(), cents: v.number() })
export type RedeemedGiftCard = v.InferOutput<typeof RedeemedGiftCard>

/**
 * The store credit in a currency, and the movements that changed it, the newest first. Amounts are in cents. `at` is an
 * ISO date.
 */
export const StoreCreditHistory = v.object({
  currency: Currency,
  cents: v.number(),
  movements: v.array(
    v.object({ cents: v.number(), reason: v.string(), orderNumber: v.nullable(v.string()), at: v.string() }),
  ),
})
export type StoreCreditHistory = v.InferOutput<typeof StoreCreditHistory>

/** A page of a provider that the shopper visits. */
export const ProviderPage = v.object({ url: v.pipe(v.string(), v.url()) })

/**
 * A checkout at Afterpay: the URL of its page, and the token with which the shopper's payment is chosen after that
 * page.
 */
export const AfterpayCheckout = v.object({ ...ProviderPage.entries, token: v.string() })

/**
 * Why an order was not placed. Nothing is charged in any of these cases.
 *
 * - `payment-declined`: the bank declined; `fraud` when the provider blocked the payment.
 * - `total-changed`: the total is not what the shopper saw.
 * - `credit-refused`: store credit cannot pay for this: a guest's cart, a Plus membership, or the rest of a purchase order.
 * - `deferred-payment`: Afterpay does not take this cart.
 * - `refused`: the platform refused for another reason.
 * - `payment-missing`: no payment was chosen.
 * - `review-outdated`: items, addresses, shipping or payment are not what the shopper saw, for the same total.
 * - `cart-changed`: the cart lacks something (lines, address, shipping), was ordered already, or has a code that expired.
 * - `item-unavailable`: an item is out of stock or no longer sold.
 * - `approval-expired`: the shopper did not approve the payment in time.
 * - `credit-missing`: there is less store credit than was chosen.
 * - `plus-alone`: a Plus membership must be the only item.
 * - `plus-active`: the customer has a Plus membership.
 * - `plus-guest`: a guest cannot buy a Plus membership.
 * - `plus-trade`: trade members have prices of their own, and cannot be Plus members.
 * - `capture-refused`: the provider refused to capture the payment; the order was cancelled.
 */
export const OrderProblem = v.variant('kind', [
  v.object({ kind: v.literal('payment-declined'), fraud: v.boolean() }),
  v.object({ kind: v.literal('total-changed'), totalCents: v.number() }),
  v.object({
    kind: v.literal('credit-refused'),
    reason: v.optional(v.picklist(['guest', 'plus-membership', 'purchase-order'])),
  }),
  v.object({
    kind: v.literal('deferred-payment'),
    code: v.picklist([
      'AFTERPAY_INVALID_COUNTRY',
      'AFTERPAY_INVALID_CURRENCY',
      'AFTERPAY_INVALID_AMOUNT',
      'AFTERPAY_INVALID_ITEM_IN_CART',
      'BAD_REQUEST',
    ]),
  }),
  v.object({ kind: v.literal('refused'), code: v.string() }),
  v.object({
    kind: v.picklist([
      'payment-missing',
      'review-outdated',
      'cart-changed',
      'item-unavailable',
      'approval-expired',
      'credit-missing',
      'plus-alone',
      'plus-active',
      'plus-guest',
      'plus-trade',
      'capture-refused',
    ]),
  }),
])
export type OrderProblem = v.InferOutput<typeof OrderProblem>

/** The state of an attempt to place an order, which begins when the shopper submits the review page. */
export const OrderAttempt = v.object({
  id: v.string(),
  state: v.picklist(['running', 'placed', 'failed']),
  /** Set when the order is placed. */
  orderNumber: v.nullable(v.string()),
  problem: v.nullable(OrderProblem),
  /** The specification's message for the problem. */
  message: v.nullable(v.string()),
  /** Set while the shopper has to approve the payment on a page. */
  approval: v.nullable(ProviderPage),
})
export type OrderAttempt = v.InferOutput<typeof OrderAttempt>

/** An order that was found without its owner's token, in the platform's shape, and the key of its page. */
export const FoundOrder = v.object({ key: v.string(), order: v.record(v.string(), v.unknown()) })
export type FoundOrder = v.InferOutput<typeof FoundOrder>

/** The state of a cancellation: `cancelled`, or `running` while it is in progress. */
export const OrderCancellation = v.object({ state: v.picklist(['cancelled', 'running']) })
export type OrderCancellation = v.InferOutput<typeof OrderCancellation>

/**
 * A request to return items of an order, and the number of the return. `state` is `running` while the request is being
 * stored.
 */
export const OrderReturn = v.object({
  state: v.picklist(['requested', 'running']),
  number: v.nullable(v.string()),
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>
