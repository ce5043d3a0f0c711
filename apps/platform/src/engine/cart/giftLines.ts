import { createHash } from 'node:crypto'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { allVariants } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import type { PricingContext } from '../pricingContext.ts'
import { pricedLine } from './repriceLines.ts'

/** The id of a gift line. It is derived from cart and discount, so that pricing is a pure function. */
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
 * The line that a gift discount adds to a cart: one unit, discounted to zero. `undefined` when the shopper refused the
 * gift, or its variant does not exist or has no price or tax rate for this cart.
 */
export const giftLine = (gift: CartDiscount, cart: Cart, pricing: PricingContext): LineItem | undefined => {
  if (gift.value.type !== 'giftLineItem' || cart.refusedGiftIds?.includes(gift.id)) return undefined
  const { productId, variantId } = gift.value
  const product = pricing.products.get(productId)
  const variant = product && allVariants(product).find((v) => v.id === variantId)
  if (!product || !variant) return undefined
  const existing = cart.lineItems.find((line) => line.giftOf === gift.id)
  const { prices: _, ...variantData } = variant
  const line: LineItem = existing ?? {
    id: giftLineId(cart, gift),
    productId,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant: variantData,
    quantity: 1,
    price: { id: '', value: money(cart.currency, 0) },
    totalPrice: money(cart.currency, 0),
    discountedPricePerQuantity: [],
    addedAt: pricing.now.toISOString(),
    giftOf: gift.id,
  }
  const priced = pricedLine(line, product, variant, cart, pricing)
  if (!priced.ok) return undefined
  const discountedAmount = unitValue(priced.value.price)
  const zero = money(cart.currency, 0)
  const discountedPrice = { value: zero, includedDiscounts: [{ discountId: gift.id, discountedAmount }] }
  return {
    ...priced.value,
    totalPrice: zero,
    discountedPricePerQuantity: [{ quantity: 1, discountedPrice }],
  }
}
