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

/** Discounts that leave the lines' own prices alone apply on either side. */
const leavesLines = ({ target }: CartDiscount): boolean =>
  target?.type === 'shipping' || target?.type === 'totalPrice'

const combination = (chosen?: 'CartDiscount' | 'ProductDiscount'): DiscountTypeCombination => ({
  type: 'BestDeal',
  ...(chosen && { chosenDiscountType: chosen }),
})

const isReduced = (line: LineItem): boolean => line.discountedPricePerQuantity.length > 0

/**
 * A cart under BestDeal: once with its product discounts and once, on the undiscounted prices, with its cart discounts on
 * lines; the lower total of the two is the cart. One choice for the whole cart. When both come to the same, the product
 * discounts stay.
 */
export const bestDeal = (
  cart: Cart,
  price: (cart: Cart, reaches?: (discount: CartDiscount) => boolean) => Result<Cart>,
): Result<Cart> => {
  const onSale = cart.lineItems.some((line) => line.price.discounted && line.giftOf === undefined)
  const byCart = price({ ...cart, lineItems: cart.lineItems.map(undiscounted) })
  if (!byCart.ok) return byCart
  const reduced = byCart.value.lineItems.some(isReduced)
  const chooses = (chosen: Cart, kind?: 'CartDiscount' | 'ProductDiscount'): Result<Cart> =>
    ok({ ...chosen, discountTypeCombination: combination(kind) })
  if (!onSale) return chooses(byCart.value, reduced ? 'CartDiscount' : undefined)
  const byProduct = price(cart, leavesLines)
  if (!byProduct.ok) return byProduct
  return byCart.value.totalPrice.centAmount < byProduct.value.totalPrice.centAmount
    ? chooses(byCart.value, 'CartDiscount')
    : chooses(byProduct.value, 'ProductDiscount')
}
