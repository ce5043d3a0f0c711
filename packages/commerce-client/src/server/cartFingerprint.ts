import type { AddressFieldsFragment, CartFieldsFragment } from '../generated/documents.ts'

type Reviewed = Pick<
  CartFieldsFragment,
  'customerEmail' | 'lineItems' | 'shippingAddress' | 'billingAddress' | 'shippingInfo' | 'custom'
>
type Fields = { readonly customFieldsRaw: readonly { name: string; value: unknown }[] | null } | null

/** Addresses get new ids when they are written again, so only their content counts. Empty fields are left out. */
const contentOf = (address: AddressFieldsFragment | null) =>
  Object.entries(address ?? {})
    .filter(([name, value]) => name !== 'id' && name !== 'key' && name !== '__typename' && value)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const customValues = (custom: Fields) =>
  (custom?.customFieldsRaw ?? [])
    .map(({ name, value }) => [name, value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns a text that stays the same while a cart has the same items, email address, addresses and shipping method:
 * what a shopper reviews before ordering, besides the total. It has 64 characters and does not reveal the content.
 *
 * @example
 * ```ts
 * import { cartFingerprint } from '@selvedge/commerce-client/server'
 * import { aCart, aLine } from '@selvedge/commerce-client/testing'
 *
 * const reviewed = await cartFingerprint(aCart({ lineItems: [aLine({ quantity: 1 })] }))
 * const changed = await cartFingerprint(aCart({ lineItems: [aLine({ quantity: 2 })] }))
 *
 * reviewed.length // 64
 * reviewed === changed // false
 * ```
 */
export const cartFingerprint = async (cart: Reviewed): Promise<string> => {
  const reviewed = JSON.stringify([
    cart.lineItems.map(({ productId, variant, quantity, custom }) => [
      productId,
      variant?.sku,
      quantity,
      customValues(custom),
    ]),
    cart.customerEmail,
    contentOf(cart.shippingAddress),
    contentOf(cart.billingAddress),
    cart.shippingInfo?.shippingMethod?.id ?? cart.shippingInfo?.shippingMethodName,
    customValues(cart.custom),
  ])
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reviewed)))
}
