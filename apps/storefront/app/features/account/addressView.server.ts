import { postalLines } from '@selvedge/cart-domain/forms'
import type { Customer, PlatformAddress } from '@selvedge/commerce-client'
import { defaultOf, namedAddress } from '../../../server/account/addressActions.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addressesPath } from '../../i18n/addressPaths.ts'
import { m } from '../../paraglide/messages.js'

/** A saved address as a card: its name, its lines on a parcel, and the links to its forms. */
export const addressView = (shop: ShopContext, customer: Customer, address: PlatformAddress) => {
  const named = namedAddress(address)
  const [person = '', ...lines] = postalLines(named, shop.locale)
  const id = address.id ?? ''
  const isDefault = {
    shipping: defaultOf(customer, 'shipping') === id,
    billing: defaultOf(customer, 'billing') === id,
  }
  return {
    id,
    /** An address without a name is shown under the name of its recipient. */
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
