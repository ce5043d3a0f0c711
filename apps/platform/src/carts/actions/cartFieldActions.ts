import {
  type CustomInput,
  type FieldInput,
  parseCustomFields,
  setCustomField,
} from '../../custom/customFields.ts'
import { fail, ok } from '../../engine/problem.ts'
import { checkCountry } from '../checks/checkCountry.ts'
import type { ActionHandler, Identifier } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

export const setCustomerEmail: ActionHandler<{ email?: string | null }> = (cart, { email }) =>
  ok(withField(cart, 'customerEmail', email))

/** Sets the country, which affects price selection only: taxes depend on the shipping address. */
export const setCountry: ActionHandler<{ country?: string | null }> = (cart, { country }) => {
  const known = country ? checkCountry(country) : ok(undefined)
  return known.ok ? ok(withField(cart, 'country', known.value)) : known
}

/** Sets the cart's locale, which must be a language of the project. */
export const setLocale: ActionHandler<{ locale?: string | null }> = (cart, { locale }, { pricing }) => {
  const { languages } = pricing.reference.project
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

/** Sets or clears the cart's customer. Pricing sets the customer's group. */
export const setCustomerId: ActionHandler<{ customerId?: string | null }> = (
  cart,
  { customerId },
  { pricing },
) => {
  if (customerId && pricing.customer?.id !== customerId)
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
  { pricing },
) => {
  const identifier = input.customerGroup
  if (cart.customerId)
    return fail('InvalidOperation', "The cart has a customer: its group is the customer's.")
  if (!identifier) return ok(withField(cart, 'customerGroupId', undefined))
  const groups = [...pricing.reference.customerGroups.values()]
  const group = groups.find((g) => (identifier.id ? g.id === identifier.id : g.key === identifier.key))
  if (group) return ok({ ...cart, customerGroupId: group.id })
  const message = `The customer group '${identifier.id ?? identifier.key}' was not found.`
  return fail('ReferencedResourceNotFound', message, { typeId: 'customer-group' })
}

export const setCartCustomType: ActionHandler<CustomInput> = (cart, input, { pricing }) => {
  const custom = parseCustomFields(input, 'order', pricing.reference.types)
  return custom.ok ? ok(withField(cart, 'custom', custom.value)) : custom
}

export const setCartCustomField: ActionHandler<FieldInput> = (cart, input, { pricing }) => {
  const custom = setCustomField(cart.custom, input, pricing.reference.types)
  return custom.ok ? ok({ ...cart, custom: custom.value }) : custom
}
