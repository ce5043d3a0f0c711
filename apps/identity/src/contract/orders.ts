import * as v from 'valibot'
import type { Operation } from './operation.ts'
import { id, money } from './values.ts'

export const SubmitBody = v.object({
  cartId: id,
  /** What the shopper saw on the review page. */
  total: money,
  /**
   * What else the shopper saw there: the cart's fingerprint (`cartFingerprint` of the commerce client) and the stamp of its
   * payment. With another one nothing is ordered. Left out, only the total counts.
   */
  reviewed: v.optional(v.object({ cart: v.optional(id), payment: v.optional(id) })),
  /** Where the page of an approval leads back to. Only addresses of listed sites. */
  returnUrl: v.optional(v.pipe(v.string(), v.url(), v.maxLength(2000))),
})

const code = v.picklist([
  'AFTERPAY_INVALID_COUNTRY',
  'AFTERPAY_INVALID_CURRENCY',
  'AFTERPAY_INVALID_AMOUNT',
  'AFTERPAY_INVALID_ITEM_IN_CART',
  'BAD_REQUEST',
])

const plain = <Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind) })

export const OrderProblemSchema = v.variant('kind', [
  plain('payment-missing'),
  v.object({ kind: v.literal('payment-declined'), fraud: v.boolean() }),
  plain('approval-expired'),
  plain('credit-missing'),
  v.object({
    kind: v.literal('credit-refused'),
    reason: v.optional(v.picklist(['guest', 'plus-membership', 'purchase-order'])),
  }),
  v.object({ kind: v.literal('deferred-payment'), code }),
  plain('plus-alone'),
  plain('plus-active'),
  plain('plus-guest'),
  plain('plus-trade'),
  v.object({ kind: v.literal('total-changed'), totalCents: v.number() }),
  plain('review-outdated'),
  plain('cart-changed'),
  plain('item-unavailable'),
  plain('capture-refused'),
  v.object({ kind: v.literal('refused'), code: v.string() }),
])

export const AttemptAnswer = v.object({
  id: v.string(),
  state: v.picklist(['running', 'placed', 'failed']),
  orderNumber: v.nullable(v.string()),
  problem: v.nullable(OrderProblemSchema),
  /** The shop's words for the problem. */
  message: v.nullable(v.string()),
  /** Present while the shopper has to approve the payment on a page. */
  approval: v.nullable(v.object({ url: v.string() })),
})

const at = (path: string): string => `/api/{product}${path}`

/** Placing an order. */
export const orderOperations = [
  {
    method: 'post',
    path: at('/orders'),
    id: 'placeOrder',
    summary:
      'Places an order and answers at once. The same key is the same order; with another body it is refused.',
    caller: 'visitor',
    headers: ['Idempotency-Key'],
    body: SubmitBody,
    status: 202,
    answer: AttemptAnswer,
    refusals: [404, 422, 429],
  },
  {
    method: 'get',
    path: at('/orders/{id}'),
    id: 'orderAttempt',
    summary: 'How a submit stands: running, placed with the number, or failed with the problem.',
    caller: 'visitor',
    answer: AttemptAnswer,
    refusals: [404],
  },
  {
    method: 'get',
    path: at('/carts/{cartId}/order'),
    id: 'orderOfCart',
    summary: "The submit that places a cart's order or has placed it, for a shopper who lost sight of it.",
    caller: 'visitor',
    answer: AttemptAnswer,
    refusals: [404],
  },
  {
    method: 'post',
    path: at('/orders/{id}/approved'),
    id: 'orderApproved',
    summary:
      'Says that the shopper is back from approving the payment; how it stands is asked of the provider.',
    caller: 'visitor',
    status: 202,
    answer: AttemptAnswer,
    refusals: [404],
  },
  {
    method: 'post',
    path: at('/orders/{id}/given-up'),
    id: 'orderGivenUp',
    summary:
      'Says that the shopper will not approve the payment. One that is approved already is ordered all the same.',
    caller: 'visitor',
    status: 202,
    answer: AttemptAnswer,
    refusals: [404],
  },
] as const satisfies readonly Operation[]
