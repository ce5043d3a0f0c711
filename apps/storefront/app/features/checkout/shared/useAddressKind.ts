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
    /** Takes what was chosen before script arrived. */
    takeEarly: (values: FormData): void => {
      const early = values.get('country')
      if (typeof early === 'string') setCountry(early)
      const earlyType = values.get('addressType')
      if (typeof earlyType === 'string') setType(earlyType)
    },
  }
}

export type AddressKind = ReturnType<typeof useAddressKind>
