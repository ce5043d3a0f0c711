import { purchaseOrderNumber } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import type { Operation } from './operation.ts'
import { cents, currency, id, words } from './values.ts'

const PaymentKind = v.picklist(['card', 'paypal', 'afterpay', 'purchase-order'])

export const ChosenPayment = v.object({
  kind: PaymentKind,
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
})
export const PaymentAnswer = v.object({
  payment: v.nullable(ChosenPayment),
  /** The store credit that is used. */
  creditCents: v.number(),
  /** Whether store credit pays for everything. */
  coversAll: v.boolean(),
  /** Whether the provider has declined the payment since it was chosen; it may be tried once more. */
  declined: v.boolean(),
  /** Another one whenever another payment or another part of store credit is chosen. */
  stamp: v.string(),
})

const save = v.optional(v.boolean())
/**
 * What pays for the part of a cart that store credit leaves.
 *
 * - `keep`: the payment that is chosen already. `none`: store credit covers everything.
 * - `card`, `paypal`, `afterpay`: the token that the browser got from the provider.
 * - `card-session`: a visit of the provider's card page.
 * - `page`: the shopper visits the provider's page next, and the payment is chosen on their return.
 */
export const PaymentMethod = v.variant('kind', [
  v.object({ kind: v.picklist(['keep', 'none']) }),
  v.object({ kind: v.literal('saved-card'), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ kind: v.literal('card'), token: id, save }),
  v.object({ kind: v.literal('card-session'), session: id, save }),
  v.object({ kind: v.picklist(['paypal', 'afterpay']), token: id }),
  v.object({ kind: v.literal('purchase-order'), number: purchaseOrderNumber }),
  v.object({ kind: v.literal('page'), page: v.picklist(['card', 'paypal', 'afterpay']) }),
])
/** `creditCents` is the store credit to use at most; without it, what was chosen before is kept. */
export const PaymentChoice = v.object({ method: PaymentMethod, creditCents: v.optional(cents) })

const page = v.pipe(v.string(), v.url(), v.maxLength(2000))
export const PageBody = v.object({ successUrl: page, cancelUrl: page })
export const PageAnswer = v.object({ url: v.string() })
export const CheckoutAnswer = v.object({ url: v.string(), token: v.string() })

export const SavedCard = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
  nickname: v.string(),
  isDefault: v.boolean(),
})
export const SavedCards = v.object({ paymentMethods: v.array(SavedCard) })
export const SaveCardBody = v.object({
  token: id,
  nickname: v.optional(words(50, 0)),
  makeDefault: v.optional(v.boolean()),
})
export const ChangeCardBody = v.object({
  nickname: v.optional(words(50, 0)),
  makeDefault: v.optional(v.literal(true)),
})

export const PaymentOptions = v.object({
  methods: v.array(v.string()),
  card: v.object({ provider: v.string(), clientToken: v.nullable(v.string()) }),
})

export const Credit = v.object({ balances: v.array(v.object({ currency: v.string(), cents: v.number() })) })
export const CreditHistory = v.object({
  currency,
  cents: v.number(),
  movements: v.array(
    v.object({ cents: v.number(), reason: v.string(), orderNumber: v.nullable(v.string()), at: v.string() }),
  ),
})

const at = (path: string): string => `/api/{product}${path}`

/** Choosing how to pay, saved cards and store credit. */
export const paymentOperations = [
  {
    method: 'get',
    path: at('/payment-options'),
    id: 'paymentOptions',
    summary: 'The kinds of payment that the shop takes, and what the card fields need to start.',
    caller: 'visitor',
    answer: PaymentOptions,
  },
  {
    method: 'get',
    path: at('/carts/{cartId}/payment'),
    id: 'cartPayment',
    summary: 'The payment chosen for a cart.',
    caller: 'visitor',
    answer: PaymentAnswer,
    refusals: [404],
  },
  {
    method: 'put',
    path: at('/carts/{cartId}/payment'),
    id: 'choosePayment',
    summary:
      'Chooses a payment method and the store credit together. A refused choice changes nothing: store credit beside a purchase order or for a Plus membership, or no payment for what it leaves.',
    caller: 'visitor',
    body: PaymentChoice,
    answer: PaymentAnswer,
    refusals: [403, 404, 422],
  },
  {
    method: 'post',
    path: at('/carts/{cartId}/card-page'),
    id: 'cardPage',
    summary: "The address of the provider's own card page.",
    caller: 'visitor',
    body: PageBody,
    answer: PageAnswer,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: at('/carts/{cartId}/afterpay-checkout'),
    id: 'afterpayCheckout',
    summary:
      'Opens a checkout at Afterpay; its token is chosen as payment when the shopper comes back from it.',
    caller: 'visitor',
    body: PageBody,
    answer: CheckoutAnswer,
    refusals: [404, 422],
  },
  {
    method: 'get',
    path: at('/payment-methods'),
    id: 'paymentMethods',
    summary: "The customer's saved cards.",
    caller: 'customer',
    answer: SavedCards,
  },
  {
    method: 'post',
    path: at('/payment-methods'),
    id: 'savePaymentMethod',
    summary: 'Saves a card by its token.',
    caller: 'customer',
    body: SaveCardBody,
    status: 201,
    answer: SavedCard,
    refusals: [422],
  },
  {
    method: 'put',
    path: at('/payment-methods/{id}'),
    id: 'changePaymentMethod',
    summary: 'Renames a saved card or makes it the default.',
    caller: 'customer',
    body: ChangeCardBody,
    answer: SavedCards,
    refusals: [404, 422],
  },
  {
    method: 'delete',
    path: at('/payment-methods/{id}'),
    id: 'removePaymentMethod',
    summary: 'Forgets a saved card.',
    caller: 'customer',
    answer: SavedCards,
    refusals: [404],
  },
  {
    method: 'get',
    path: at('/store-credit'),
    id: 'storeCredit',
    summary: "The customer's store credit, a balance a currency.",
    caller: 'customer',
    answer: Credit,
  },
  {
    method: 'get',
    path: at('/store-credit/{currency}'),
    id: 'storeCreditHistory',
    summary: 'The movements of store credit in a currency, the newest first.',
    caller: 'customer',
    answer: CreditHistory,
    refusals: [404],
  },
] as const satisfies readonly Operation[]
