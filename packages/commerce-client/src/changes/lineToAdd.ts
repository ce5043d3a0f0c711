import type { LineToAdd } from '../cart/types.ts'
import type { LineCustomFields } from '../wishlist/customFields.ts'
import { customFieldsToAdd } from './customFieldsToAdd.ts'

/** What identifies the product of a line, and its quantity and custom fields: a line of a cart or of an order. */
export type RepeatableLine = {
  readonly productId: string
  readonly quantity: number
  readonly variant?: { readonly id: number } | null | undefined
  readonly custom?: LineCustomFields | null | undefined
}

/**
 * Returns the line that `addLineItem`, `addLineAction` or `add` of `useCartMutation` adds to a cart to repeat a line of a cart or of
 * an order: the same variant, quantity and custom fields, at today's price. It has no key, so a removed line becomes a new line.
 *
 * @example
 * ```ts
 * import { addLineItem, type Cart, type CartContext, type CartLine } from '@selvedge/commerce-client'
 * import { lineToAdd } from '@selvedge/commerce-client/changes'
 *
 * const undoRemoval = (context: CartContext, cart: Cart, removed: CartLine) =>
 *   addLineItem(context, { id: cart.id, version: cart.version, base: cart }, lineToAdd(removed))
 * ```
 */
export const lineToAdd = ({ productId, variant, quantity, custom }: RepeatableLine): LineToAdd => ({
  productId,
  variantId: variant?.id ?? 1,
  quantity,
  ...customFieldsToAdd(custom),
})
