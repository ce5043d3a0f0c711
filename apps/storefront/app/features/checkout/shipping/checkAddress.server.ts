import { createHash } from 'node:crypto'
import type { AddressFormValue } from '@selvedge/cart-domain/forms'
import type { Place } from '../../../../server/address/addressVerifier.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { StepProblem } from '../shared/checkoutAnswer.ts'

const placeOf = (form: Place): Place => ({
  country: form.country,
  line1: form.line1,
  line2: form.line2,
  poBox: form.poBox,
  militaryUnit: form.militaryUnit,
  militaryBox: form.militaryBox,
  city: form.city,
  state: form.state,
  postcode: form.postcode,
})

const keyOf = (place: Place): string =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 16)

/** What a carrier reads of a place: neither how its letters are written nor where its postcode has a space. */
const readOf = (place: Place): string =>
  JSON.stringify({ ...placeOf(place), postcode: place.postcode.replaceAll(' ', '') }).toLowerCase()

type Checked =
  | { readonly kind: 'address'; readonly address: AddressFormValue }
  | { readonly kind: 'ask'; readonly problem: StepProblem }

/**
 * Looks an address up before it is taken. One that is unlike any that is known is asked about once: the shopper's choice
 * comes back with the form, and counts for that very address only. One that a carrier reads as the suggested one stays as
 * it was typed, with its postcode as its country writes it.
 */
export const checkAddress = async (
  { verifyAddress }: Pick<ShopContext, 'verifyAddress'>,
  address: AddressFormValue,
  form: FormData,
): Promise<Checked> => {
  const place = placeOf(address)
  const key = keyOf(place)
  const choice = form.get('addressFor') === key ? form.get('addressChoice') : null
  if (choice === 'typed') return { kind: 'address', address }
  const verdict = await verifyAddress(place)
  if (verdict.kind === 'verified' || verdict.kind === 'unknown') return { kind: 'address', address }
  const meant = verdict.kind === 'suggestion' ? { ...address, ...verdict.place } : undefined
  if (meant && readOf(meant) === readOf(address))
    return { kind: 'address', address: { ...address, postcode: meant.postcode } }
  if (meant && choice === 'suggested') return { kind: 'address', address: meant }
  return { kind: 'ask', problem: { kind: 'address', key, suggestion: meant } }
}
