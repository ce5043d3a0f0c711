import type { DeliveryCountry } from '../address/deliveryCountries.ts'
import { regions } from './regions.ts'

const plain = (text: string): string =>
  text.trim().toLowerCase().replace(/\./g, '').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether addresses of a country name a state or a province. */
export const hasStates = (country: DeliveryCountry): boolean => regions[country] !== undefined

/**
 * The code of a state from its code or its name, as people type either: `ny`, `New York` and `N.Y.` are `NY`, which is
 * what taxes go by. `undefined` for one that the country does not have; elsewhere the text as it is.
 */
export const stateCode = (country: DeliveryCountry, text: string): string | undefined => {
  const known = regions[country]
  if (known === undefined) return text
  const wanted = plain(text)
  for (const entry of known.split(',')) {
    const [code = '', ...name] = entry.split(' ')
    if (wanted === plain(code) || wanted === plain(name.join(' '))) return code
  }
  return undefined
}
