import { createHash } from 'node:crypto'
import type { Result } from '@selvedge/cart-domain'
import type { AddressFields, AddressFormValue, DeliveryPlace } from '@selvedge/cart-domain/forms'
import type { ShopContext } from '../../../server/context/createContext.ts'

/**
 * The address is unknown. `suggestion` is the most likely address; `key` identifies the typed address.
 */
export type AddressProblem = {
  readonly kind: 'address'
  readonly key: string
  readonly suggestion: AddressFields | undefined
}

const placeOf = (form: AddressFormValue): DeliveryPlace => {
  const { firstName, lastName, company, phone, addressType, instructions, ...place } = form
  return place
}

const keyOf = (place: DeliveryPlace): string =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 16)

/** A text for the comparison of places. It ignores case and the spaces of the postcode, as carriers do. */
const readOf = (place: DeliveryPlace): string =>
  JSON.stringify({ ...place, postcode: place.postcode.replaceAll(' ', '') }).toLowerCase()

/**
 * Verifies a typed address. For an unknown address, the form asks the shopper to choose between the typed and the
 * suggested address. The choice is sent with the form and applies to that address only. If the typed address and the
 * suggestion differ only in case and in spaces of the postcode, the typed address is used with the suggestion's
 * postcode.
 */
export const checkAddress = async (
  { verifyAddress }: Pick<ShopContext, 'verifyAddress'>,
  address: AddressFormValue,
  form: FormData,
): Promise<Result<AddressFormValue, AddressProblem>> => {
  const place = placeOf(address)
  const key = keyOf(place)
  const choice = form.get('addressFor') === key ? form.get('addressChoice') : null
  if (choice === 'typed') return { ok: true, value: address }
  const verdict = await verifyAddress(place)
  if (verdict.kind === 'verified' || verdict.kind === 'unknown') return { ok: true, value: address }
  const meant = verdict.kind === 'suggestion' ? { ...address, ...verdict.place } : undefined
  if (meant && readOf(meant) === readOf(address))
    return { ok: true, value: { ...address, postcode: meant.postcode } }
  if (meant && choice === 'suggested') return { ok: true, value: meant }
  return { ok: false, problem: { kind: 'address', key, suggestion: meant } }
}
