import { type CustomInput, type FieldInput, readCustom, setCustomField } from '../../custom/customFields.ts'
import { fail, ok } from '../../engine/problem.ts'
import { checkCountry } from '../checks/checkCountry.ts'
import type { ActionHandler, Identifier } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

export const setCustomerEmail: ActionHandler<{ email?: string | null }> = (cart, { email }) =>
  ok(withField(cart, 'customerEmail', email))

/** The country drives price selection only; taxes follow the shipping address. */
export const setCountry: ActionHandler<{ country?: string | null }> = (cart, { country }) => {
  const known = country ? checkCountry(country) : ok(undefined)
  return known.ok ? ok(withField(cart, 'country', known.value)) : known
}

/** Sets the language of a cart, which must be one of the project's. */
export const setLocale: ActionHandler<{ locale?: string | null }> = (cart, { locale }, { world }) => {
  const { languages } = world.reference.project
  if (!locale || languages.includes(locale)) return ok(withField(cart, 'locale', locale))
  return fail('InvalidField', `The locale '${locale}' is not a language of this project.`, {
    field: 'locale',
    invalidValue: locale,
    allowedValues: languages,
  })
}

export const setKey: ActionHandler<{ key?: string | null }> = (cart, { key }) =>
  ok(withField(cart, 'key', key))

export const setPurchaseOrderNumber: ActionHandler<{ purchaseOrderNumber?: string | null }> = (cart, input) =>
  ok(withField(cart, 'purchaseOrderNumber', input.purchaseOrderNumber))

export const setAnonymousId: ActionHandler<{ anonymousId?: string | null }> = (cart, { anonymousId }) =>
  ok(withField(cart, 'anonymousId', anonymousId))

/** Gives the cart to a customer, or takes it back. The customer's group follows when the cart is priced. */
export const setCustomerId: ActionHandler<{ customerId?: string | null }> = (
  cart,
  { customerId },
  { world },
) => {
  if (customerId && world.customer?.id !== customerId)
    return fail('ReferencedResourceNotFound', `The customer '${customerId}' was not found.`, {
      typeId: 'customer',
      id: customerId,
    })
  const { customerGroupId: _, ...ungrouped } = cart
  return ok(
    withField(
      customerId ? withField(ungrouped, 'anonymousId', undefined) : ungrouped,
      'customerId',
      customerId,
    ),
  )
}

/** Sets the price group of a guest's cart. */
export const setCustomerGroup: ActionHandler<{ customerGroup?: Identifier | null }> = (
  cart,
  input,
  { world },
) => {
  const wanted = input.customerGroup
  if (cart.customerId)
    return fail('InvalidOperation', "The cart has a customer: its group is the customer's.")
  if (!wanted) return ok(withField(cart, 'customerGroupId', undefined))
  const groups = [...world.reference.customerGroups.values()]
  const group = groups.find((g) => (wanted.id ? g.id === wanted.id : g.key === wanted.key))
  if (group) return ok({ ...cart, customerGroupId: group.id })
  const message = `The customer group '${wanted.id ?? wanted.key}' was not found.`
  return fail('ReferencedResourceNotFound', message, { typeId: 'customer-group' })
}

export const setCartCustomType: ActionHandler<CustomInput> = (cart, input, { world }) => {
  const custom = readCustom(input, 'order', world.reference.types)
  return custom.ok ? ok(withField(cart, 'custom', custom.value)) : custom
}

export const setCartCustomField: ActionHandler<FieldInput> = (cart, input, { world }) => {
  const custom = setCustomField(cart.custom, input, world.reference.types)
  return custom.ok ? ok({ ...cart, custom: custom.value }) : custom
}
