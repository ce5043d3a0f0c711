import { withField, withoutNulls } from '../carts/actions/withoutNulls.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { Address } from '../model/address.ts'
import type { Customer } from '../model/customer.ts'

export type AddressName = { readonly addressId?: string | null; readonly addressKey?: string | null }

type AddressRole = 'shipping' | 'billing'

const listFields = { shipping: 'shippingAddressIds', billing: 'billingAddressIds' } as const
const defaultFields = { shipping: 'defaultShippingAddressId', billing: 'defaultBillingAddressId' } as const

const findAddress = (
  customer: Customer,
  { addressId, addressKey }: AddressName,
): Result<Customer['addresses'][number]> => {
  if (!addressId && !addressKey) return fail('InvalidInput', "An 'addressId' or 'addressKey' is required.")
  const address = customer.addresses.find((a) => (addressId ? a.id === addressId : a.key === addressKey))
  return address
    ? ok(address)
    : fail('InvalidOperation', `The customer does not have an address '${addressId ?? addressKey}'.`)
}

const isKeyAvailable = (customer: Customer, key: string | undefined, ownId: string): boolean =>
  key === undefined || !customer.addresses.some((a) => a.key === key && a.id !== ownId)

const toStoredAddress = (
  customer: Customer,
  address: Address,
  id: string,
): Result<Customer['addresses'][number]> => {
  const clean = { ...withoutNulls(address), id }
  return isKeyAvailable(customer, clean.key, id)
    ? ok(clean)
    : fail('DuplicateField', `The address key '${clean.key}' is taken.`, {
        field: 'key',
        duplicateValue: clean.key,
      })
}

/** Adds an address with the given id; an id in the input is ignored. */
export const addAddress = (customer: Customer, address: Address, id: string): Result<Customer> => {
  const added = toStoredAddress(customer, address, id)
  return added.ok ? ok({ ...customer, addresses: [...customer.addresses, added.value] }) : added
}

/** Replaces an address except for its id. */
export const changeAddress = (
  customer: Customer,
  input: AddressName & { readonly address: Address },
): Result<Customer> => {
  const old = findAddress(customer, input)
  if (!old.ok) return old
  const next = toStoredAddress(customer, input.address, old.value.id)
  if (!next.ok) return next
  return ok({
    ...customer,
    addresses: customer.addresses.map((a) => (a.id === next.value.id ? next.value : a)),
  })
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id)

const withoutRole = (customer: Customer, role: AddressRole, id: string): Customer => {
  const unlisted = { ...customer, [listFields[role]]: without(customer[listFields[role]], id) }
  return customer[defaultFields[role]] === id ? withField(unlisted, defaultFields[role], undefined) : unlisted
}

/** Removes an address and its roles. */
export const removeAddress = (customer: Customer, input: AddressName): Result<Customer> => {
  const old = findAddress(customer, input)
  if (!old.ok) return old
  const id = old.value.id
  const rest = { ...customer, addresses: customer.addresses.filter((a) => a.id !== id) }
  return ok(withoutRole(withoutRole(rest, 'shipping', id), 'billing', id))
}

const withRole = (customer: Customer, role: AddressRole, id: string): Customer =>
  customer[listFields[role]].includes(id)
    ? customer
    : { ...customer, [listFields[role]]: [...customer[listFields[role]], id] }

/**
 * Makes an address the customer's default one for a role, such as billing. Without an address, the role has no default.
 */
export const setDefaultAddress =
  (role: AddressRole) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    if (!input.addressId && !input.addressKey) return ok(withField(customer, defaultFields[role], undefined))
    const address = findAddress(customer, input)
    return address.ok
      ? ok({ ...withRole(customer, role, address.value.id), [defaultFields[role]]: address.value.id })
      : address
  }

export const assignAddressRole =
  (role: AddressRole) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    const address = findAddress(customer, input)
    return address.ok ? ok(withRole(customer, role, address.value.id)) : address
  }

export const unassignAddressRole =
  (role: AddressRole) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    const address = findAddress(customer, input)
    return address.ok ? ok(withoutRole(customer, role, address.value.id)) : address
  }
