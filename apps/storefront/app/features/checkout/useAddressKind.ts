import { deliveryCountries } from '@selvedge/cart-domain'
import { useState } from 'react'

/** Country and kind of an address while it is typed: they decide which fields there are. */
export const useAddressKind = (initial: { readonly country: string; readonly type: string }) => {
  const [country, setCountry] = useState(initial.country)
  const [type, setType] = useState(initial.type)
  return {
    country: deliveryCountries.find((code) => code === country) ?? 'US',
    setCountry,
    /** Only the United States have military post offices. */
    military: country === 'US' && type === 'APO/FPO',
    setType,
  }
}

export type AddressKind = ReturnType<typeof useAddressKind>
