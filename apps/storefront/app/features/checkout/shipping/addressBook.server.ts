import { type AddressFields, addressFields, isSameAddress } from '@selvedge/cart-domain/forms'
import type { Cart, Customer, PlatformAddress } from '@selvedge/commerce-client'

/** The data of the address book in the shipping step. */
export type AddressBook = {
  readonly addresses: readonly (AddressFields & { readonly id: string })[]
  /** The initial values of the fields. */
  readonly shipping: AddressFields | undefined
  readonly addressBook: {
    /** Whether the book is open; otherwise the fields are shown. */
    readonly open: boolean
    readonly chosen: string
    /** The id of the saved address that is edited in the fields; empty when the fields contain another address. */
    readonly editing: string
  }
}

/**
 * Opens the address book or the fields. `requested` is `list` for the book, `new` for empty fields, or the id of a
 * saved address to edit. Without a request, the book opens if it contains the cart's address, or if the cart has no
 * address yet.
 */
export const openAddressBook = (
  cart: Pick<Cart, 'shippingAddress'>,
  customer: Pick<Customer, 'addresses' | 'defaultShippingAddressId'> | undefined,
  requested: string | null,
): AddressBook => {
  const saved = customer?.addresses.filter(({ id }) => id !== null) ?? []
  const addresses = saved.map((address) => ({ ...addressFields(address), id: address.id ?? '' }))
  const current = cart.shippingAddress
  const same = current ? saved.find((address) => isSameAddress(address, current)) : undefined
  const usual = saved.find(({ id }) => id === customer?.defaultShippingAddressId) ?? saved[0]
  const editing = addresses.find(({ id }) => id === requested)
  const open =
    addresses.length > 0 &&
    !editing &&
    requested !== 'new' &&
    (requested === 'list' || current === null || same !== undefined)
  return {
    addresses,
    shipping: editing ?? (requested === 'new' || !current ? undefined : addressFields(current)),
    addressBook: { open, chosen: (same ?? usual)?.id ?? '', editing: editing?.id ?? '' },
  }
}

/** The address of the form: the selected saved one, or the typed fields. */
export const addressFormEntries = (
  form: FormData,
  saved: readonly PlatformAddress[],
): Iterable<[string, unknown]> => {
  const chosen = form.get('addressId')
  const address = chosen === null ? undefined : saved.find(({ id }) => id === chosen)
  return address ? Object.entries(addressFields(address)) : [...form.entries()]
}
