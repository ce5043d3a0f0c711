import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/checkoutEndpoints.ts'
import type { FoundOrder, OrderAttempt } from '../contract/checkoutResponses.ts'
import type { OrderLookup, OrderSubmission } from '../contract/requests.ts'
import type { Token } from './token.ts'

/** Placing an order. Any call may fail with `unauthorized` and `unavailable`. */
export type OrderCalls = {
  /**
   * Starts an order and returns its attempt at once, usually `running`. Calls with the same `key` place one
   * order, so that a double click or a retry does not place another. When the total or anything else on the review page
   * differs, the attempt fails and nothing is charged.
   *
   * Fails with `missing` for a cart of somebody else, `invalid` for a wrong field, `refused` for a key that was used
   * with another body, and `too-many`.
   *
   * @example
   * ```ts
   * const order = await identity.placeOrder(token, {
   *   key: crypto.randomUUID(),
   *   cartId: cart.id,
   *   total: { currencyCode: 'USD', centAmount: 5076 },
   * })
   * ```
   */
  readonly placeOrder: (token: Token, submit: OrderSubmission) => IdentityResult<OrderAttempt>
  /**
   * Returns the state of an attempt: `running`, `placed` with the order's number, or `failed` with the problem.
   *
   * Fails with `missing` for an attempt of somebody else.
   *
   * @example
   * ```ts
   * const attempt = await identity.orderAttempt(token, id)
   * if (attempt.ok && attempt.value.state === 'placed') showOrder(attempt.value.orderNumber)
   * ```
   */
  readonly orderAttempt: (token: Token, id: string) => IdentityResult<OrderAttempt>
  /**
   * Returns the attempt that places a cart's order or has placed it, for a shopper who left the page of the attempt.
   *
   * Fails with `missing` when there is none.
   *
   * @example
   * ```ts
   * const attempt = await identity.getOrderOfCart(token, cart.id)
   * ```
   */
  readonly getOrderOfCart: (token: Token, cartId: string) => IdentityResult<OrderAttempt>
  /**
   * Reports that the shopper is back from approving the payment; the order continues if the provider confirms the
   * approval.
   *
   * Fails with `missing` for an attempt of somebody else.
   *
   * @example
   * ```ts
   * const attempt = await identity.approved(token, id)
   * ```
   */
  readonly approved: (token: Token, id: string) => IdentityResult<OrderAttempt>
  /**
   * Reports that the shopper will not approve the payment. If the payment is approved already, the order is placed
   * nevertheless.
   *
   * Fails with `missing` for an attempt of somebody else.
   *
   * @example
   * ```ts
   * const attempt = await identity.giveUp(token, id)
   * ```
   */
  readonly giveUp: (token: Token, id: string) => IdentityResult<OrderAttempt>
  /**
   * Finds a guest's order by its number and email, or any order by the key in the link of its mail. Returns the order in the
   * platform's shape, and a key for its page that expires.
   *
   * Fails with `missing` for an unknown number, another email and an expired key alike, and with `too-many`.
   *
   * @example
   * ```ts
   * const found = await identity.findOrder({ orderNumber: 'SV-200001', email: 'anna@example.com' })
   * if (found.ok) console.log(found.value.key)
   * ```
   */
  readonly findOrder: (lookup: OrderLookup) => IdentityResult<FoundOrder>
}

/** Creates the calls for orders. */
export const orderCalls = (call: EndpointCaller): OrderCalls => ({
  placeOrder: (token, { key, ...body }) =>
    call(endpoints.placeOrder, token, { body, headers: { 'idempotency-key': key } }),
  orderAttempt: (token, id) => call(endpoints.orderAttempt, token, { part: id }),
  getOrderOfCart: (token, cartId) => call(endpoints.getOrderOfCart, token, { part: cartId }),
  approved: (token, id) => call(endpoints.reportPaymentApproval, token, { part: id, body: {} }),
  giveUp: (token, id) => call(endpoints.giveUpOrder, token, { part: id, body: {} }),
  findOrder: (body) => call(endpoints.findOrder, undefined, { body }),
})
