import { type AddressFields, addressFields, isSameAddress } from '@selvedge/cart-domain/forms'
import type {
  AddressInput,
  Customer,
  MyCustomerUpdateAction,
  PlatformAddress,
} from '@selvedge/commerce-client'

/** The maximum number of addresses that a customer can save. */
export const MAX_ADDRESSES = 50

/** The roles for which an address can be the default. */
export const addressRoles = ['shipping', 'billing'] as const
export type AddressRole = (typeof addressRoles)[number]

/** A saved address as forms show it, with its name in the address book. */
export type NamedAddress = AddressFields & { readonly addressName: string }

type AddressBook = Pick<Customer, 'addresses' | 'defaultShippingAddressId' | 'defaultBillingAddressId'>

/** The fields of a saved address. The platform has no field for the name in the book: it is stored as `title`. */
export const namedAddress = (address: PlatformAddress): NamedAddress => ({
  addressName: address.title ?? '',
  ...addressFields(address),
})

/** The id of the default address of a role. */
export const defaultOf = (book: AddressBook, role: AddressRole): string | null | undefined =>
  role === 'shipping' ? book.defaultShippingAddressId : book.defaultBillingAddressId

const setDefault = (
  role: AddressRole,
  address: { readonly addressId: string } | { readonly addressKey: string },
): MyCustomerUpdateAction =>
  role === 'shipping' ? { setDefaultShippingAddress: address } : { setDefaultBillingAddress: address }

/**
 * Why the address book is not changed.
 *
 * - `gone`: the customer has no such address.
 * - `full`: there are as many addresses as allowed.
 * - `conflict`: the address was changed since the form was shown. `stored` is the address now.
 * - `next`: the removed address is the default for these roles, and the form names no next default.
 */
export type AddressRefusal =
  | { readonly kind: 'gone' | 'full' }
  | { readonly kind: 'conflict'; readonly stored: NamedAddress }
  | { readonly kind: 'next'; readonly roles: readonly AddressRole[] }

/** The actions that make a change; empty when the address book needs no change. */
export type AddressDecision = { readonly actions: readonly MyCustomerUpdateAction[] } | AddressRefusal

/** The fields of an address when its form was shown. */
export type ShownAddress = Readonly<Partial<Record<string, string>>>

/** The fields that differ from what the form showed. */
export const changedFields = (shown: ShownAddress, stored: NamedAddress): (keyof NamedAddress)[] =>
  (Object.keys(stored) as (keyof NamedAddress)[]).filter((name) => shown[name] !== stored[name])

const find = ({ addresses }: AddressBook, id: string) => addresses.find((address) => address.id === id)

const isSame = (one: PlatformAddress, other: AddressInput): boolean =>
  isSameAddress(one, other) && (one.title ?? '') === (other.title ?? '')

/** The actions that add an address, once: an address that is saved already is not added again. */
export const addActions = (
  book: AddressBook,
  address: AddressInput,
  { roles, key }: { readonly roles: readonly AddressRole[]; readonly key: string },
): AddressDecision => {
  const known = book.addresses.find((saved) => isSame(saved, address))
  if (known) return defaultActions(book, known.id ?? '', roles)
  if (book.addresses.length >= MAX_ADDRESSES) return { kind: 'full' }
  // The first address is the default for everything.
  const isDefaultOf = book.addresses.length === 0 ? addressRoles : roles
  return {
    actions: [
      { addAddress: { address: { ...address, key } } },
      ...isDefaultOf.map((role) => setDefault(role, { addressKey: key })),
    ],
  }
}

/** The actions that make an address the default of some roles. */
export const defaultActions = (
  book: AddressBook,
  id: string,
  roles: readonly AddressRole[],
): AddressDecision =>
  find(book, id)
    ? {
        actions: roles
          .filter((role) => defaultOf(book, role) !== id)
          .map((role) => setDefault(role, { addressId: id })),
      }
    : { kind: 'gone' }

/** The actions that replace a saved address, unless it was changed since it was shown. */
export const changeActions = (
  book: AddressBook,
  id: string,
  address: AddressInput,
  { roles, shown }: { readonly roles: readonly AddressRole[]; readonly shown: ShownAddress },
): AddressDecision => {
  const saved = find(book, id)
  if (!saved) return { kind: 'gone' }
  const defaults = defaultActions(book, id, roles)
  if (isSame(saved, address)) return defaults
  const stored = namedAddress(saved)
  if (changedFields(shown, stored).length > 0) return { kind: 'conflict', stored }
  // The platform replaces the whole address, so the key has to be sent again.
  const change = { changeAddress: { addressId: id, address: { ...address, key: saved.key ?? null } } }
  return 'actions' in defaults ? { actions: [change, ...defaults.actions] } : defaults
}

/**
 * The actions that remove a saved address. For a default address, `next` contains the next default for each of its roles,
 * if other addresses are left.
 */
export const removeActions = (
  book: AddressBook,
  id: string,
  { next, shown }: { readonly next: Readonly<Record<AddressRole, string>>; readonly shown: ShownAddress },
): AddressDecision => {
  const saved = find(book, id)
  if (!saved) return { kind: 'gone' }
  const stored = namedAddress(saved)
  if (changedFields(shown, stored).length > 0) return { kind: 'conflict', stored }
  const others = book.addresses.filter((address) => address.id !== id)
  const roles = others.length > 0 ? addressRoles.filter((role) => defaultOf(book, role) === id) : []
  const missing = roles.filter((role) => !others.some((address) => address.id === next[role]))
  if (missing.length > 0) return { kind: 'next', roles: missing }
  return {
    actions: [
      ...roles.map((role) => setDefault(role, { addressId: next[role] })),
      { removeAddress: { addressId: id } },
    ],
  }
}

/**
 * The actions that save an address at checkout. When the book contains the address already, there are none. Otherwise
 * the address replaces the saved address with this id, or is added when there is no such address.
 */
export const checkoutActions = (
  book: AddressBook,
  address: AddressInput,
  { id, key }: { readonly id: string; readonly key: string },
): AddressDecision => {
  if (book.addresses.some((saved) => isSameAddress(saved, address))) return { actions: [] }
  const edited = find(book, id)
  // The checkout form has no field for the name of an address, so a new address is named after its city.
  return edited
    ? changeActions(
        book,
        id,
        { ...address, title: edited.title ?? null },
        { roles: [], shown: namedAddress(edited) },
      )
    : addActions(book, { ...address, title: address.city ?? null }, { roles: [], key })
}
