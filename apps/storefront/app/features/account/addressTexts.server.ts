import { deliveryCountries } from '@selvedge/cart-domain'
import type { NamedAddress } from '../../../server/account/addressActions.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { addressLabels } from '../address/addressKind.ts'

/** The changed fields of an address, each with its label and its current value. */
export const addressChangeTexts = (
  locale: ShopContext['locale'],
  address: NamedAddress,
  changed: readonly (keyof NamedAddress)[],
): string[] => {
  const { country, addressType } = address
  const labels = addressLabels({
    country: deliveryCountries.find((code) => code === country) ?? 'US',
    military: addressType === 'APO/FPO',
  })
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const values: Partial<Record<keyof NamedAddress, string>> = {
    country: names.of(country) ?? country,
    addressType: addressType === 'APO/FPO' ? m.address_type_military() : m.address_type_home(),
  }
  const own: Partial<Record<string, string>> = {
    addressName: m.address_name(),
    addressType: m.address_type(),
  }
  return changed.map((name) =>
    m.address_changed_value({
      label: own[name] ?? labels[name] ?? name,
      value: values[name] ?? (address[name] || m.address_changed_empty()),
    }),
  )
}
