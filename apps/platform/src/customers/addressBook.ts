import { withField, withoutNulls } from '../carts/actions/withoutNulls.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { Address } from '../model/address.ts'
import type { Customer } from '../model/customer.ts'

export type AddressName = { readonly addressId?: string | null; readonly addressKey?: string | null }

type Use = 'shipping' | 'billing'

const lists = { shipping: 'shippingAddressIds', billing: 'billingAddressIds' } as const
const defaults = { shipping: 'defaultShippingAddressId', billing: 'defaultBillingAddressId' } as const

const find = (
  customer: Customer,
  { addressId, addressKey }: AddressName,
): Result<Customer['addresses'][number]> => {
  if (!addressId && !addressKey) return fail('InvalidInput', "An 'addressId' or 'addressKey' is required.")
  const address = customer.addresses.find((a) => (addressId ? a.id === addressId : a.key === addressKey))
  return address
    ? ok(address)
    : fail('InvalidOperation', `The customer does not have an address '${addressId ?? addressKey}'.`)
}

const keyIsFree = (customer: Customer, key: string | undefined, ownId: string): boolean =>
  key === undefined || !customer.addresses.some((a) => a.key === key && a.id !== ownId)

const stored = (customer: Customer, address: Address, id: string): Result<Customer['addresses'][number]> => {
  const clean = { ...withoutNulls(address), id }
  return keyIsFree(customer, clean.key, id)
    ? ok(clean)
    : fail('DuplicateField', `The address key '${clean.key}' is taken.`, {
        field: 'key',
        duplicateValue: clean.key,
      })
}

/** Adds an address under a new id, whatever id came with it. */
export const addAddress = (customer: Customer, address: Address, id: string): Result<Customer> => {
  const added = stored(customer, address, id)
  return added.ok ? ok({ ...customer, addresses: [...customer.addresses, added.value] }) : added
}

/** Replaces an address as a whole; only its id stays. */
export const changeAddress = (
  customer: Customer,
  input: AddressName & { readonly address: Address },
): Result<Customer> => {
  const old = find(customer, input)
  if (!old.ok) return old
  const next = stored(customer, input.address, old.value.id)
  if (!next.ok) return next
  return ok({
    ...customer,
    addresses: customer.addresses.map((a) => (a.id === next.value.id ? next.value : a)),
  })
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id)

const unused = (customer: Customer, use: Use, id: string): Customer => {
  const less = { ...customer, [lists[use]]: without(customer[lists[use]], id) }
  return customer[defaults[use]] === id ? withField(less, defaults[use], undefined) : less
}

/** Removes an address and every use of it. */
export const removeAddress = (customer: Customer, input: AddressName): Result<Customer> => {
  const old = find(customer, input)
  if (!old.ok) return old
  const id = old.value.id
  const rest = { ...customer, addresses: customer.addresses.filter((a) => a.id !== id) }
  return ok(unused(unused(rest, 'shipping', id), 'billing', id))
}

const used = (customer: Customer, use: Use, id: string): Customer =>
  customer[lists[use]].includes(id) ? customer : { ...customer, [lists[use]]: [...customer[lists[use]], id] }

/** Makes an address the default for a use (and marks it for that use), or clears the default when none is named. */
export const setDefault =
  (use: Use) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    if (!input.addressId && !input.addressKey) return ok(withField(customer, defaults[use], undefined))
    const address = find(customer, input)
    return address.ok
      ? ok({ ...used(customer, use, address.value.id), [defaults[use]]: address.value.id })
      : address
  }

export const addUse =
  (use: Use) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    const address = find(customer, input)
    return address.ok ? ok(used(customer, use, address.value.id)) : address
  }

export const removeUse =
  (use: Use) =>
  (customer: Customer, input: AddressName): Result<Customer> => {
    const address = find(customer, input)
    return address.ok ? ok(unused(customer, use, address.value.id)) : address
  }
