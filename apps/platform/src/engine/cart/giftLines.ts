import { createHash } from 'node:crypto'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { allVariants } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import type { World } from '../world.ts'
import { pricedLine } from './repriceLines.ts'

/** The id of a cart's gift line: the same each time the cart is priced, so that pricing stays pure. */
const giftLineId = (cart: Cart, gift: CartDiscount): string => {
  const hex = createHash('sha256').update(`${cart.id} ${gift.id}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/**
 * The line that a gift discount adds to a cart: one unit, priced as usual and discounted to nothing. `undefined` when the
 * shopper refused it, or the variant is gone or has no price or tax rate for this cart.
 */
export const giftLine = (gift: CartDiscount, cart: Cart, world: World): LineItem | undefined => {
  if (gift.value.type !== 'giftLineItem' || cart.refusedGiftIds?.includes(gift.id)) return undefined
  const { productId, variantId } = gift.value
  const product = world.products.get(productId)
  const variant = product && allVariants(product).find((v) => v.id === variantId)
  if (!product || !variant) return undefined
  const before = cart.lineItems.find((line) => line.giftOf === gift.id)
  const { prices: _, ...shown } = variant
  const bare: LineItem = before ?? {
    id: giftLineId(cart, gift),
    productId,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant: shown,
    quantity: 1,
    price: { id: '', value: money(cart.currency, 0) },
    totalPrice: money(cart.currency, 0),
    discountedPricePerQuantity: [],
    addedAt: world.now.toISOString(),
    giftOf: gift.id,
  }
  const priced = pricedLine(bare, product, variant, cart, world)
  if (!priced.ok) return undefined
  const discountedAmount = unitValue(priced.value.price)
  const nothing = money(cart.currency, 0)
  const discountedPrice = { value: nothing, includedDiscounts: [{ discountId: gift.id, discountedAmount }] }
  return {
    ...priced.value,
    totalPrice: nothing,
    discountedPricePerQuantity: [{ quantity: 1, discountedPrice }],
  }
}
