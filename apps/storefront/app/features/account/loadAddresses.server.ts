import { redirect } from '@remix-run/node'
import type { Customer, PlatformAddress } from '@selvedge/commerce-client'
import { MAX_ADDRESSES, type NamedAddress, namedAddress } from '../../../server/account/addressActions.ts'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { type AddressesView, addressesPath } from '../../i18n/addressPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { addressView } from './addressView.server.ts'
import { refusedRequests } from './sectionResult.server.ts'

/** The initial values of the address form. The form for a new address begins with the customer's name and country. */
const formOf = (
  { market }: ShopContext,
  { firstName, lastName }: Customer,
  address: PlatformAddress | undefined,
): Partial<NamedAddress> => {
  if (!address) return { firstName: firstName ?? '', lastName: lastName ?? '', country: market.country }
  const named = namedAddress(address)
  // Addresses that were saved before addresses had names are named after their city.
  return { ...named, addressName: named.addressName || named.city }
}

const viewOf = (query: URLSearchParams): AddressesView | undefined => {
  const [edit, remove] = [query.get('edit'), query.get('remove')]
  if (edit) return { view: 'edit', id: edit }
  return remove ? { view: 'remove', id: remove } : undefined
}

/**
 * Loads the saved addresses, the one to edit or the one to remove. Guests are redirected to the login and back. After a
 * refused submit the page is shown with what was typed, even if the session has ended, the address is gone or the
 * platform does not respond.
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
    /** The address in the form, or the address to remove; without either, the page shows the list. */
    view,
    form: customer ? formOf(shop, customer, saved) : {},
    /** The address as it is saved, for the form to send back. */
    shown: saved ? JSON.stringify(namedAddress(saved)) : '{}',
  }
}

export type AddressesData = Awaited<ReturnType<typeof loadAddresses>>
