import { redirect } from '@remix-run/node'
import { postalLines } from '@selvedge/cart-domain/forms'
import type { Customer, PlatformAddress } from '@selvedge/commerce-client'
import {
  defaultOf,
  MAX_ADDRESSES,
  type NamedAddress,
  namedAddress,
} from '../../../server/account/addressActions.ts'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { type AddressesView, addressesPath } from '../../i18n/addressPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { refusedRequests } from './addressForms.server.ts'

/** A saved address for the page: its name, and its lines on a parcel. */
const addressView = (shop: ShopContext, customer: Customer, address: PlatformAddress) => {
  const named = namedAddress(address)
  const [person = '', ...lines] = postalLines(named, shop.locale)
  const id = address.id ?? ''
  const isDefault = {
    shipping: defaultOf(customer, 'shipping') === id,
    billing: defaultOf(customer, 'billing') === id,
  }
  return {
    id,
    /** An address without a name is known by its recipient. */
    title: named.addressName || person,
    lines: named.addressName ? [person, ...lines] : lines,
    isDefault,
    links: {
      edit: addressesPath(shop.locale, { view: 'edit', id }),
      remove: addressesPath(shop.locale, { view: 'remove', id }),
    },
    note: isDefault.shipping
      ? isDefault.billing
        ? m.default_both()
        : m.default_shipping()
      : isDefault.billing
        ? m.default_billing()
        : '',
  }
}

export type AddressView = ReturnType<typeof addressView>

/** What the form of an address shows first: a new one begins with the customer's name and country. */
const formOf = (
  { market }: ShopContext,
  { firstName, lastName }: Customer,
  address: PlatformAddress | undefined,
): Partial<NamedAddress> => {
  if (!address) return { firstName: firstName ?? '', lastName: lastName ?? '', country: market.country }
  const named = namedAddress(address)
  // An address from before names existed.
  return { ...named, addressName: named.addressName || named.city }
}

const viewOf = (query: URLSearchParams): AddressesView | undefined => {
  const [edit, remove] = [query.get('edit'), query.get('remove')]
  if (edit) return { view: 'edit', id: edit }
  return remove ? { view: 'remove', id: remove } : undefined
}

/**
 * Loads the saved addresses, the one to edit or the one to remove. Guests are redirected to the login and back. After a
 * refused submit the page is shown with what was typed, also when there is no customer, address or platform anymore.
 */
export const loadAddresses = async (shop: ShopContext, request: Request) => {
  const { paths, locale } = shop
  const view = viewOf(new URL(request.url).searchParams)
  const isRefused = refusedRequests.has(shop)
  const found = await findCustomer(shop)
  if (!found.ok && !isRefused) throw unavailable()
  const customer = found.ok ? found.value : undefined
  if (!customer && !isRefused) throw redirect(paths.login(addressesPath(locale, view)))
  const addresses = customer?.addresses.map((address) => addressView(shop, customer, address)) ?? []
  const isNew = view?.view === 'edit' && view.id === 'new'
  const saved = view && customer?.addresses.find(({ id }) => id === view.id)
  if (view && !isNew && !saved && !isRefused) throw notFound()
  return {
    addresses,
    country: shop.market.country,
    links: {
      list: addressesPath(locale),
      add: addressesPath(locale, { view: 'edit', id: 'new' }),
      edit: addressesPath(locale, view),
    },
    full: addresses.length >= MAX_ADDRESSES ? m.addresses_full({ count: MAX_ADDRESSES }) : '',
    /** The address in the form, or the one to remove; without one the list. */
    view,
    form: customer ? formOf(shop, customer, saved) : {},
    /** The address as it is saved, for the form to send back. */
    shown: saved ? JSON.stringify(namedAddress(saved)) : '{}',
  }
}

export type AddressesData = Awaited<ReturnType<typeof loadAddresses>>
