import type { Identifier } from '../carts/actions/actionContext.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, type Result } from '../engine/problem.ts'
import type { LocalisedInput } from '../graphql/localisedInput.ts'
import type { DiscountCode } from '../model/discount.ts'
import type { Resource } from '../model/resource.ts'
import { applyDiscountCodeActions } from './discountCodeActions.ts'

export type DiscountCodeDraft = {
  readonly code: string
  readonly key?: string | null
  readonly name?: LocalisedInput | null
  readonly description?: LocalisedInput | null
  readonly cartDiscounts: readonly Identifier[]
  readonly isActive?: boolean | null
  readonly cartPredicate?: string | null
  readonly maxApplications?: number | null
  readonly maxApplicationsPerCustomer?: number | null
  readonly validFrom?: string | null
  readonly validUntil?: string | null
}

// Converts a draft to update actions, which are applied to an empty code.
const actionsOf = (draft: DiscountCodeDraft): object[] => [
  { changeCartDiscounts: { cartDiscounts: draft.cartDiscounts } },
  { setKey: { key: draft.key } },
  { setName: { name: draft.name } },
  { setDescription: { description: draft.description } },
  { setCartPredicate: { cartPredicate: draft.cartPredicate } },
  { setMaxApplications: { maxApplications: draft.maxApplications } },
  { setMaxApplicationsPerCustomer: { maxApplicationsPerCustomer: draft.maxApplicationsPerCustomer } },
  { setValidFromAndUntil: { validFrom: draft.validFrom, validUntil: draft.validUntil } },
]

/** Creates a discount code from a draft; active by default. */
export const discountCodeFrom = (
  draft: DiscountCodeDraft,
  stamp: Resource,
  reference: Reference,
): Result<DiscountCode> => {
  if (draft.code.trim() === '')
    return fail('RequiredField', "The field 'code' is required.", { field: 'code' })
  const empty: DiscountCode = {
    ...stamp,
    code: draft.code,
    cartDiscountIds: [],
    isActive: draft.isActive ?? true,
    applicationCount: 0,
  }
  return applyDiscountCodeActions(empty, actionsOf(draft), reference)
}
