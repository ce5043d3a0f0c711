import type { AddressFormValue } from './address.ts'
import { postcodeStates } from './postcodeStates.ts'

/** The parts of an address that a carrier needs to find the place. */
export type DeliveryPlace = Pick<
  AddressFormValue,
  'country' | 'line1' | 'line2' | 'poBox' | 'militaryUnit' | 'militaryBox' | 'city' | 'state' | 'postcode'
>

/**
 * The result of looking an address up.
 *
 * - `verified`: mail reaches it as it is written.
 * - `suggestion`: `place` is the most likely address.
 * - `unmatched`: no such address is known.
 */
export type DeliveryPlaceVerification =
  | { readonly kind: 'verified' | 'unmatched' }
  | { readonly kind: 'suggestion'; readonly place: DeliveryPlace }

/** The postcode with its space, as its country writes it. */
const writtenPostcode = ({ country, postcode }: DeliveryPlace): string => {
  const bare = postcode.toUpperCase().replace(/ /g, '')
  switch (country) {
    case 'GB':
      return `${bare.slice(0, -3)} ${bare.slice(-3)}`
    case 'NL':
      return `${bare.slice(0, 4)} ${bare.slice(4)}`
    case 'IE':
      return `${bare.slice(0, 3)} ${bare.slice(3)}`
    default:
      return postcode
  }
}

const capitalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Capitalizes a name that was typed in lower or upper case only; other names stay as they are. */
const writtenName = (text: string): string =>
  text.length > 3 && (text === text.toLowerCase() || text === text.toUpperCase()) ? capitalize(text) : text

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/**
 * Looks an address up without a provider: by the format of addresses and by the postcodes of each state. It knows
 * no streets. The same address always has the same result.
 *
 * @example
 * ```ts
 * import { verifyDeliveryPlace } from '@selvedge/cart-domain/forms'
 *
 * const place = {
 *   country: 'US',
 *   line1: '212 Warren Street',
 *   line2: '',
 *   poBox: '',
 *   militaryUnit: '',
 *   militaryBox: '',
 *   city: 'hudson',
 *   state: 'NY',
 *   postcode: '12534',
 * } as const
 * const verdict = verifyDeliveryPlace(place)
 *
 * if (verdict.kind === 'suggestion') verdict.place.city // 'Hudson'
 * verifyDeliveryPlace({ ...place, postcode: '00000' }).kind // 'unmatched'
 * ```
 */
export const verifyDeliveryPlace = (place: DeliveryPlace): DeliveryPlaceVerification => {
  const states = postcodeStates(place.country, place.postcode)
  const military = place.militaryUnit !== ''
  const hasPlace = hasLetters(place.city) && (military || place.poBox !== '' || hasLetters(place.line1))
  if (!hasPlace || states?.length === 0) return { kind: 'unmatched' }
  const [only, ...others] = states ?? []
  const fits = states === undefined || states.includes(place.state)
  if (!fits && (only === undefined || others.length > 0)) return { kind: 'unmatched' }
  const meant: DeliveryPlace = {
    ...place,
    line1: writtenName(place.line1),
    city: military ? place.city.toUpperCase() : writtenName(place.city),
    state: fits ? place.state : (only ?? place.state),
    postcode: writtenPostcode(place),
  }
  return JSON.stringify(meant) === JSON.stringify(place)
    ? { kind: 'verified' }
    : { kind: 'suggestion', place: meant }
}
