import { isUnavailableLine } from '@selvedge/cart-domain'
import type { ShopContext } from '../context/createContext.ts'
import { addToCart, type LineFields, updateCart } from './visitorCart.ts'

/** The result of adding a line: `missing` when it cannot be bought, `lost` when the platform did not respond. */
export type AddedLine = 'added' | 'missing' | 'lost'

type NewLine = {
  readonly sku: string
  readonly quantity: number
  readonly fields: LineFields | undefined
}

/** Adds a variant to the cart if it is available; otherwise the cart is as it was before. */
export const addAvailable = async (
  shop: ShopContext,
  { sku, quantity, fields }: NewLine,
): Promise<AddedLine> => {
  const added = await addToCart(shop, { sku, quantity, fields })
  if (!added.ok) return added.problem.kind === 'unavailable' ? 'lost' : 'missing'
  const inCart = added.value.lineItems.find((line) => line.variant?.sku === sku)
  if (!inCart || !isUnavailableLine(inCart)) return 'added'
  // Removes the added units, because an unavailable line would only block the checkout.
  const before = Math.max(0, inCart.quantity - quantity)
  await updateCart(shop, [{ changeLineItemQuantity: { lineItemId: inCart.id, quantity: before } }])
  return 'missing'
}
