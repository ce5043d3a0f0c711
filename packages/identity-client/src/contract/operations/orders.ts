import * as v from 'valibot'
import * as endpoints from '../checkoutEndpoints.ts'
import type { Operation } from '../operation.ts'
import { returnReasons } from '../returnReasons.ts'
import { boundedText, cents, idText, localeCode, pageUrl } from '../values.ts'

const OrderBody = v.object({
  cartId: idText,
  /** The total that the shopper saw on the review page. */
  total: v.object({ currencyCode: v.pipe(v.string(), v.length(3)), centAmount: cents }),
  /**
   * What else the shopper saw on the review page: the cart's fingerprint (`cartFingerprint` of the commerce client) and
   * the stamp of its payment. When either differs, nothing is ordered. Without `reviewed` only the total is compared.
   */
  reviewed: v.optional(v.object({ cart: v.optional(idText), payment: v.optional(idText) })),
  /** The URL to which the approval page returns. Only URLs of listed sites are accepted. */
  returnUrl: v.optional(pageUrl),
})

const LookupBody = v.object({
  orderNumber: idText,
  /** The email address that a guest ordered with. */
  email: v.optional(boundedText(256)),
  /** The key in the link of the confirmation mail. */
  key: v.optional(idText),
  /** The locale of product names. */
  locale: v.optional(localeCode),
})

const ReturnBody = v.object({
  orderNumber: idText,
  /** The key in the link of the confirmation mail. */
  key: v.optional(idText),
  /** A new id for each rendering of the form. Repeated submits of the same form create only one return. */
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  items: v.pipe(
    v.array(v.object({ lineItemId: idText, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(500),
  ),
  reason: v.picklist(returnReasons),
  comment: v.optional(boundedText(500, 0)),
})

/** The operations for placing, finding, cancelling and returning an order. */
export const orderOperations = {
  placeOrder: {
    ...endpoints.placeOrder,
    summary:
      'Starts an order and returns its attempt at once. The same key is the same order; with another body it is refused.',
    caller: 'visitor',
    headers: ['Idempotency-Key'],
    body: OrderBody,
    status: 202,
    refusals: [404, 422, 429],
  },
  orderAttempt: {
    ...endpoints.orderAttempt,
    summary: 'The state of an attempt: running, placed with the number, or failed with the problem.',
    caller: 'visitor',
    refusals: [404],
  },
  getOrderOfCart: {
    ...endpoints.getOrderOfCart,
    summary: "The attempt that places a cart's order or has placed it, for a shopper who left its page.",
    caller: 'visitor',
    refusals: [404],
  },
  reportPaymentApproval: {
    ...endpoints.reportPaymentApproval,
    summary:
      'Reports that the shopper is back from approving the payment; the provider is asked for its state.',
    caller: 'visitor',
    status: 202,
    refusals: [404],
  },
  giveUpOrder: {
    ...endpoints.giveUpOrder,
    summary:
      'Reports that the shopper will not approve the payment. One that is approved already is ordered all the same.',
    caller: 'visitor',
    status: 202,
    refusals: [404],
  },
  findOrder: {
    ...endpoints.findOrder,
    summary:
      "Finds a guest's order by its number and email, or any order by the key in its mail. An unknown number, another email and an expired key have the same response.",
    caller: 'anyone',
    body: LookupBody,
    refusals: [404, 422, 429],
  },
  cancelOrder: {
    ...endpoints.cancelOrder,
    summary:
      'Cancels a placed order, of which nothing is printed, and returns the money. A repeated call has no further effect. Refused once the order is being printed.',
    caller: 'visitor',
    body: v.object({ orderNumber: idText, key: v.optional(idText) }),
    status: 202,
    refusals: [404, 422],
  },
  returnItems: {
    ...endpoints.returnItems,
    summary:
      'Requests the return of lines of a delivered order within 45 days, and mails how to send them. The same request id is the same return. Refused for units that cannot be returned.',
    caller: 'visitor',
    body: ReturnBody,
    status: 202,
    refusals: [404, 422],
  },
} as const satisfies Record<string, Operation>
