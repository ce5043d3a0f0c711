import type { AddressFieldsFragment, CartFieldsFragment } from '../generated/documents.ts'

type Reviewed = Pick<
  CartFieldsFragment,
  'customerEmail' | 'lineItems' | 'shippingAddress' | 'billingAddress' | 'shippingInfo' | 'custom'
>
type Fields = { readonly customFieldsRaw: readonly { name: string; value: unknown }[] | null } | null

/** Addresses get new ids where they are written again: only what they say counts. Nothing said is left out. */
const said = (address: AddressFieldsFragment | null) =>
  Object.entries(address ?? {})
    .filter(([name, value]) => name !== 'id' && name !== 'key' && name !== '__typename' && value)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const values = (custom: Fields) =>
  (custom?.customFieldsRaw ?? [])
    .map(({ name, value }) => [name, value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A text that is the same as long as a cart holds the same goods, for the same people, addresses and way of delivery:
 * what a shopper reviews before ordering, besides the total. Made of 64 characters; tells nothing of what is in it.
 */
export const cartFingerprint = async (cart: Reviewed): Promise<string> => {
  const reviewed = JSON.stringify([
    cart.lineItems.map(({ productId, variant, quantity, custom }) => [
      productId,
      variant?.sku,
      quantity,
      values(custom),
    ]),
    cart.customerEmail,
    said(cart.shippingAddress),
    said(cart.billingAddress),
    cart.shippingInfo?.shippingMethod?.id ?? cart.shippingInfo?.shippingMethodName,
    values(cart.custom),
  ])
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reviewed)))
}
