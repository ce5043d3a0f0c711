import * as v from 'valibot'
import * as endpoints from '../accountEndpoints.ts'
import { Currency } from '../accountResponses.ts'
import type { Operation } from '../operation.ts'
import { address, idText } from '../values.ts'
import { mergeCarts } from '../visitorEndpoints.ts'

/** The cart and promotion calls, and a call that counts attempts at promo codes, to prevent guessing. */
export const cartOperations = {
  mergeCarts: {
    ...mergeCarts,
    summary:
      "Merges the guest's cart into the customer's; calling it twice has the effect of once. The guest is that of the cookie before the login, else that of the guest's token.",
    caller: 'customer',
    body: v.object({
      guestCartID: idText,
      userCustomerID: idText,
      userCurrency: Currency,
      guestToken: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096))),
    }),
    refusals: [422],
  },
  fixCart: {
    ...endpoints.fixCart,
    summary: "Replicates the cart in the visitor's currency when it is in another.",
    caller: 'visitor',
    body: v.object({ cartId: idText }),
    refusals: [404, 422],
  },
  createWeightCalculation: {
    ...endpoints.createWeightCalculation,
    summary: "Weighs the visitor's cart, so that its weight tier drives the shipping rate.",
    caller: 'visitor',
    body: v.object({
      currency: Currency,
      countryUpdated: v.boolean(),
      shippingAddress: v.optional(address),
      cartId: v.optional(idText),
    }),
    refusals: [404, 422],
  },
  idme: {
    ...endpoints.idme,
    summary: 'Returns a code that works once to a person who proved to belong to a group.',
    caller: 'visitor',
    body: v.object({
      idme_access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
      currency: Currency,
    }),
    refusals: [422, 429],
  },
  automaticDiscounts: {
    ...endpoints.automaticDiscounts,
    summary:
      'The conditions of the discounts that apply without a code, for predicted totals. They are the same for every caller and every site, and caches may store them.',
    caller: 'anyone',
  },
  countPromoCodeAttempt: {
    ...endpoints.countPromoCodeAttempt,
    summary: 'Counts that the visitor is about to try a promo code; refused after too many tries.',
    caller: 'visitor',
    refusals: [429],
  },
} as const satisfies Record<string, Operation>
