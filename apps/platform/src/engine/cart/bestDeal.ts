import type { Cart, DiscountTypeCombination, LineItem } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import { ok, type Result } from '../problem.ts'

const undiscounted = (line: LineItem): LineItem => {
  const { discounted: _, ...price } = line.price
  const cents = unitValue(price, line.quantity).centAmount * line.quantity
  return { ...line, price, totalPrice: money(price.value.currencyCode, cents) }
}

/** Whether a discount leaves line prices unchanged. Such a discount applies in addition to either kind of discount. */
const isShippingOrTotalDiscount = ({ target }: CartDiscount): boolean =>
  target?.type === 'shipping' || target?.type === 'totalPrice'

const combination = (chosen?: 'CartDiscount' | 'ProductDiscount'): DiscountTypeCombination => ({
  type: 'BestDeal',
  ...(chosen && { chosenDiscountType: chosen }),
})

const hasCartDiscount = (line: LineItem): boolean =>
  line.discountedPricePerQuantity.length > 0 || line.giftOf !== undefined

/**
 * Prices a cart in the mode BestDeal: once with its product discounts, and once with its cart discounts on undiscounted
 * line prices. Returns the cart with the lower total; product discounts win a tie, and they stay when no cart discount applies.
 * The choice applies to the whole cart.
 */
export const bestDeal = (
  cart: Cart,
  price: (cart: Cart, isIncluded?: (discount: CartDiscount) => boolean) => Result<Cart>,
): Result<Cart> => {
  const onSale = cart.lineItems.some((line) => line.price.discounted && line.giftOf === undefined)
  const byCart = price({ ...cart, lineItems: cart.lineItems.map(undiscounted) })
  if (!byCart.ok) return byCart
  const hasLineDiscounts = byCart.value.lineItems.some(hasCartDiscount)
  const withCombination = (chosen: Cart, kind?: 'CartDiscount' | 'ProductDiscount'): Result<Cart> =>
    ok({ ...chosen, discountTypeCombination: combination(kind) })
  if (!onSale) return withCombination(byCart.value, hasLineDiscounts ? 'CartDiscount' : undefined)
  const byProduct = price(cart, isShippingOrTotalDiscount)
  if (!byProduct.ok) return byProduct
  return hasLineDiscounts && byCart.value.totalPrice.centAmount < byProduct.value.totalPrice.centAmount
    ? withCombination(byCart.value, 'CartDiscount')
    : withCombination(byProduct.value, 'ProductDiscount')
}
