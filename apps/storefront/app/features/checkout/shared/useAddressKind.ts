import { deliveryCountries } from '@selvedge/cart-domain'
import type { RefObject } from 'react'
import { useFieldValue } from '../../forms/useFieldValue.ts'

/** The country and type of the address in a form as they are chosen now: they decide which fields the address has. */
export const useAddressKind = (
  form: RefObject<HTMLFormElement>,
  initial: { readonly country: string; readonly type: string },
) => {
  const country = useFieldValue(form, 'country', initial.country)
  const type = useFieldValue(form, 'addressType', initial.type)
  return {
    country: deliveryCountries.find((code) => code === country) ?? 'US',
    /** Only the United States have military post offices. */
    military: country === 'US' && type === 'APO/FPO',
  }
}

export type AddressKind = ReturnType<typeof useAddressKind>
