import type { Identifier } from '../carts/actions/actionContext.ts'
import { singleAction } from '../carts/actions/applyActions.ts'
import { withField } from '../carts/actions/withoutNulls.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { DiscountCode } from '../model/discount.ts'
import { cartDiscountIds } from './cartDiscountIds.ts'
import { checkPredicate } from './checkPredicate.ts'

type Handler = (code: DiscountCode, input: never, reference: Reference) => Result<DiscountCode>
type Optional<T> = T | null | undefined

const setLimit =
  (name: 'maxApplications' | 'maxApplicationsPerCustomer') =>
  (code: DiscountCode, input: { readonly [K in typeof name]?: number | null }): Result<DiscountCode> => {
    const limit: Optional<number> = input[name]
    return typeof limit === 'number' && limit < 0
      ? fail('InvalidField', `'${name}' cannot be negative.`, { field: name, invalidValue: limit })
      : ok(withField(code, name, limit))
  }

type Period = { readonly validFrom?: string | null; readonly validUntil?: string | null }

const setPeriod = (code: DiscountCode, { validFrom, validUntil }: Period): Result<DiscountCode> =>
  validFrom && validUntil && Date.parse(validFrom) > Date.parse(validUntil)
    ? fail('InvalidField', "'validFrom' cannot be after 'validUntil'.", {
        field: 'validFrom',
        invalidValue: validFrom,
      })
    : ok(withField(withField(code, 'validFrom', validFrom), 'validUntil', validUntil))

const handlers: Readonly<Record<string, Handler>> = {
  changeCartDiscounts: (code, input: { cartDiscounts: readonly Identifier[] }, reference) => {
    const ids = cartDiscountIds(input.cartDiscounts, reference)
    return ids.ok ? ok({ ...code, cartDiscountIds: ids.value }) : ids
  },
  changeIsActive: (code, { isActive }: { isActive: boolean }) => ok({ ...code, isActive }),
  setCartPredicate: (code, { cartPredicate }: { cartPredicate?: string | null }) => {
    const checked = checkPredicate(cartPredicate)
    return checked.ok ? ok(withField(code, 'cartPredicate', checked.value)) : checked
  },
  setName: (code, { name }: { name?: LocalisedInput | null }) =>
    ok(withField(code, 'name', localisedInput(name))),
  setDescription: (code, { description }: { description?: LocalisedInput | null }) =>
    ok(withField(code, 'description', localisedInput(description))),
  setKey: (code, { key }: { key?: string | null }) => ok(withField(code, 'key', key)),
  setMaxApplications: setLimit('maxApplications'),
  setMaxApplicationsPerCustomer: setLimit('maxApplicationsPerCustomer'),
  setValidFrom: (code, { validFrom }: Period) =>
    setPeriod(code, { validFrom: validFrom ?? null, validUntil: code.validUntil ?? null }),
  setValidUntil: (code, { validUntil }: Period) =>
    setPeriod(code, { validFrom: code.validFrom ?? null, validUntil: validUntil ?? null }),
  setValidFromAndUntil: setPeriod,
}

/** Applies update actions to a discount code in order, all or none. */
export const applyDiscountCodeActions = (
  code: DiscountCode,
  actions: readonly object[],
  reference: Reference,
): Result<DiscountCode> =>
  inOrder(code, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name]
    // The GraphQL schema has validated the input of the named action.
    return handler
      ? handler(current, single.value.input as never, reference)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
