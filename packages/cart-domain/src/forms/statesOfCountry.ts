import type { DeliveryCountry } from '../address/deliveryCountries.ts'
import { regions } from './regions.ts'

/** A state, province or territory, e.g. `NY` New York. */
export type AddressState = { readonly code: string; readonly name: string }

/** Returns the states of a country, for a list to choose from; empty for countries without states in addresses. */
export const statesOfCountry = (country: DeliveryCountry): readonly AddressState[] =>
  (regions[country] ?? '').split(',').flatMap((entry) => {
    const [code = '', ...name] = entry.split(' ')
    return code === '' ? [] : [{ code, name: name.join(' ') }]
  })

/** The states of military posts: mail for units abroad goes there (spec §3, APO/FPO). */
export const militaryStates = ['AA', 'AE', 'AP'] as const
