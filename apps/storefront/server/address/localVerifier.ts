import type { AddressVerifier, Place } from './addressVerifier.ts'
import { postcodeStates } from './postcodeStates.ts'

/** Postcodes as their countries write them, with the space where it belongs. */
const writtenPostcode = ({ country, postcode }: Place): string => {
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

const capitalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Names typed in small or in capital letters only, as they are written; others stay as they are. */
const writtenName = (text: string): string =>
  text.length > 3 && (text === text.toLowerCase() || text === text.toUpperCase()) ? capitalised(text) : text

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/**
 * The stand-in where no provider is asked: it knows how addresses are written and which postcodes belong to which state,
 * and no single street. The same address gets the same answer, always.
 */
export const localVerifier: AddressVerifier = async (place) => {
  const states = postcodeStates(place.country, place.postcode)
  const military = place.militaryUnit !== ''
  const hasPlace = hasLetters(place.city) && (military || place.poBox !== '' || hasLetters(place.line1))
  if (!hasPlace || states?.length === 0) return { kind: 'unmatched' }
  const [only, ...others] = states ?? []
  const fits = states === undefined || states.includes(place.state)
  if (!fits && (only === undefined || others.length > 0)) return { kind: 'unmatched' }
  const meant: Place = {
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
