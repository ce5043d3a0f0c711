import type { DeliveryCountry } from '../address/deliveryCountries.ts'
import { regions } from './regions.ts'

const plain = (text: string): string =>
  text.trim().toLowerCase().replace(/\./g, '').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether an address in this country includes a state or a province. */
export const hasStates = (country: DeliveryCountry): boolean => regions[country] !== undefined

/**
 * Returns the code of a state from its code or its name: `ny`, `New York` and `N.Y.` are `NY`. Taxes depend on the
 * code. `undefined` for a state that the country does not have. For a country without states it returns the text as it
 * is.
 *
 * @example
 * ```ts
 * import { stateCode } from '@selvedge/cart-domain/forms'
 *
 * stateCode('US', 'New York') // 'NY'
 * stateCode('US', 'Bavaria') // undefined
 * ```
 */
export const stateCode = (country: DeliveryCountry, text: string): string | undefined => {
  const known = regions[country]
  if (known === undefined) return text
  const requested = plain(text)
  for (const entry of known.split(',')) {
    const [code = '', ...name] = entry.split(' ')
    if (requested === plain(code) || requested === plain(name.join(' '))) return code
  }
  return undefined
}
