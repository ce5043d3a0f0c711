import * as v from 'valibot'
import type { Operation } from './operation.ts'
import { address, currency, id, Ok } from './values.ts'

export const MergeStatus = v.picklist(['CLAIMED', 'FAILED', 'MERGED', 'UNTOUCHED'])
export type MergeStatus = v.InferOutput<typeof MergeStatus>
export const MergeBody = v.object({ guestCartID: id, userCustomerID: id, userCurrency: currency })
export const MergeAnswer = v.object({ mergeStatus: MergeStatus })

export const FixBody = v.object({ cartId: id })
export const FixAnswer = v.object({ msg: v.string(), wasCurrencyChanged: v.boolean(), cartId: v.string() })

export const WeightBody = v.object({
  currency,
  countryUpdated: v.boolean(),
  shippingAddress: v.optional(address),
})
export const WeightAnswer = v.object({
  cartId: v.string(),
  version: v.number(),
  /** Grams. */
  weight: v.number(),
  score: v.number(),
  methodCleared: v.boolean(),
})

export const IdMeBody = v.object({
  idme_access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  currency,
})
export const IdMeAnswer = v.object({ code: v.string(), group: v.string() })

/** The cart and promotion calls of spec §7, and what keeps promo codes from being guessed. */
export const cartOperations = [
  {
    method: 'post',
    path: '/api/commercetools/merge-carts',
    id: 'mergeCarts',
    summary: "Brings the guest's cart to the customer; twice is once.",
    caller: 'customer',
    body: MergeBody,
    answer: MergeAnswer,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/commercetools/fix-cart',
    id: 'fixCart',
    summary: "Replicates the cart in the visitor's currency when it is in another.",
    caller: 'visitor',
    body: FixBody,
    answer: FixAnswer,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/commercetools/create-weight-calculation',
    id: 'createWeightCalculation',
    summary: "Weighs the visitor's cart, so that its weight tier drives the shipping rate.",
    caller: 'visitor',
    body: WeightBody,
    answer: WeightAnswer,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/promotions/idme',
    id: 'idme',
    summary: 'Gives a person who proved to belong to a group a code that works once.',
    caller: 'visitor',
    body: IdMeBody,
    answer: IdMeAnswer,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: '/api/{product}/promo-code-attempts',
    id: 'countPromoCodeAttempt',
    summary: 'Counts that the visitor is about to try a promo code; refused when they have tried too many.',
    caller: 'visitor',
    answer: Ok,
    refusals: [429],
  },
] as const satisfies readonly Operation[]
