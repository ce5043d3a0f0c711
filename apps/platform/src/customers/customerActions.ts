import type { Identifier } from '../carts/actions/actionContext.ts'
import { singleAction } from '../carts/actions/applyActions.ts'
import { withField } from '../carts/actions/withoutNulls.ts'
import {
  type CustomInput,
  type FieldInput,
  parseCustomFields,
  setCustomField,
} from '../custom/customFields.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import type { Address } from '../model/address.ts'
import type { Customer } from '../model/customer.ts'
import * as addresses from './addressBook.ts'
import { findCustomerGroup } from './findCustomerGroup.ts'

type Context = { readonly reference: Reference; readonly newId: () => string }

type Handler = (customer: Customer, input: never, context: Context) => Result<Customer>

type Name =
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'title'
  | 'salutation'
  | 'companyName'
  | 'vatId'
  | 'dateOfBirth'
  | 'locale'
  | 'key'
  | 'externalId'

const setter =
  (name: Name) =>
  (customer: Customer, input: Partial<Record<Name, string | null>>): Result<Customer> =>
    ok(withField(customer, name, input[name]))

const setCustomerNumber = (
  customer: Customer,
  { customerNumber }: { customerNumber?: string | null },
): Result<Customer> =>
  customer.customerNumber === undefined || customer.customerNumber === customerNumber
    ? ok(withField(customer, 'customerNumber', customerNumber))
    : fail('InvalidOperation', 'The customer number has been set and cannot be changed.')

const changeEmail = (customer: Customer, { email }: { email: string }): Result<Customer> =>
  email.includes('@')
    ? ok({ ...customer, email: email.trim(), isEmailVerified: false })
    : fail('InvalidField', `'${email}' is not a valid email.`, { field: 'email', invalidValue: email })

const setCustomerGroup = (
  customer: Customer,
  { customerGroup: identifier }: { customerGroup?: Identifier | null },
  { reference }: Context,
): Result<Customer> => {
  if (!identifier) return ok(withField(customer, 'customerGroupId', undefined))
  const group = findCustomerGroup(identifier, reference)
  return group.ok ? ok({ ...customer, customerGroupId: group.value.id }) : group
}

const setType = (customer: Customer, input: CustomInput, { reference }: Context): Result<Customer> => {
  const custom = parseCustomFields(input, 'customer', reference.types)
  return custom.ok ? ok(withField(customer, 'custom', custom.value)) : custom
}

const setField = (customer: Customer, input: FieldInput, { reference }: Context): Result<Customer> => {
  const custom = setCustomField(customer.custom, input, reference.types)
  return custom.ok ? ok({ ...customer, custom: custom.value }) : custom
}

const addAddress = (
  customer: Customer,
  { address }: { address: Address },
  { newId }: Context,
): Result<Customer> => addresses.addAddress(customer, address, newId())

const handlers: Readonly<Record<string, Handler>> = {
  setFirstName: setter('firstName'),
  setLastName: setter('lastName'),
  setMiddleName: setter('middleName'),
  setTitle: setter('title'),
  setSalutation: setter('salutation'),
  setCompanyName: setter('companyName'),
  setVatId: setter('vatId'),
  setDateOfBirth: setter('dateOfBirth'),
  setLocale: setter('locale'),
  setKey: setter('key'),
  setExternalId: setter('externalId'),
  setCustomerNumber,
  setCustomType: setType,
  setCustomField: setField,
  changeEmail,
  setCustomerGroup,
  addAddress,
  changeAddress: addresses.changeAddress,
  removeAddress: addresses.removeAddress,
  setDefaultShippingAddress: addresses.setDefaultAddress('shipping'),
  setDefaultBillingAddress: addresses.setDefaultAddress('billing'),
  addShippingAddressId: addresses.assignAddressRole('shipping'),
  addBillingAddressId: addresses.assignAddressRole('billing'),
  removeShippingAddressId: addresses.unassignAddressRole('shipping'),
  removeBillingAddressId: addresses.unassignAddressRole('billing'),
}

/** Applies update actions to a customer in order, all or none. */
export const applyCustomerActions = (
  customer: Customer,
  actions: readonly object[],
  context: Context,
): Result<Customer> =>
  inOrder(customer, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name]
    // The GraphQL schema has validated the input of the named action.
    return handler
      ? handler(current, single.value.input as never, context)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
