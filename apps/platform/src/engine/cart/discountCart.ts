import type { Cart, LineItem } from '../../model/cart.ts'
import type { DiscountCodeState } from '../../model/discount.ts'
import { codeStanding } from '../code/codeStanding.ts'
import { applyCartDiscounts, type Discounted } from '../discount/applyCartDiscounts.ts'
import { eligibleDiscounts } from '../discount/eligibleDiscounts.ts'
import { money } from '../money/money.ts'
import type { World } from '../world.ts'

const discountLine = (line: LineItem, discounted: Discounted, currency: string): LineItem => {
  const unit = discounted.units.get(line.id)
  if (!unit || unit.portions.length === 0) return { ...line, discountedPricePerQuantity: [] }
  const discountedPrice = { value: money(currency, unit.cents), includedDiscounts: unit.portions }
  return {
    ...line,
    totalPrice: money(currency, unit.cents * line.quantity),
    discountedPricePerQuantity: [{ quantity: line.quantity, discountedPrice }],
  }
}

const discountShipping = (cart: Cart, discounted: Discounted): Pick<Cart, 'shippingInfo'> => {
  const { shippingInfo: info } = cart
  const amount = discounted.shipping
  if (!info) return {}
  if (!amount || amount.portions.length === 0) return { shippingInfo: info }
  const value = money(cart.currency, amount.cents)
  return { shippingInfo: { ...info, discountedPrice: { value, includedDiscounts: amount.portions } } }
}

const discountTotal = (cart: Cart, discounted: Discounted): Pick<Cart, 'discountOnTotalPrice'> => {
  const { portions } = discounted.total
  if (portions.length === 0) return {}
  const cents = portions.reduce((sum, portion) => sum + portion.discountedAmount.centAmount, 0)
  return {
    discountOnTotalPrice: { discountedAmount: money(cart.currency, cents), includedDiscounts: portions },
  }
}

type CodeEntry = Cart['discountCodes'][number]

/** The cart with its discounts on lines, shipping and total, and each code's state. Taxes are not touched here. */
export const discountCart = (cart: Cart, world: World): Cart => {
  const standing = (id: string): DiscountCodeState => {
    const code = world.discountCodes.get(id)
    return code ? codeStanding(code, cart, world) : 'NotActive'
  }
  const codes: CodeEntry[] = cart.discountCodes.map(({ id }) => ({ id, state: standing(id) }))
  const matching = codes.filter((code) => code.state === 'MatchesCart').map((code) => code.id)
  const discounted = applyCartDiscounts(cart, eligibleDiscounts(cart, world, matching), world)
  const isStopped = (id: string): boolean =>
    (world.discountCodes.get(id)?.cartDiscountIds ?? []).every((d) => discounted.stopped.has(d))
  const discountCodes = codes.map(
    (code): CodeEntry =>
      code.state === 'MatchesCart' && isStopped(code.id)
        ? { id: code.id, state: 'ApplicationStoppedByPreviousDiscount' }
        : code,
  )
  const { discountOnTotalPrice: _, ...rest } = cart
  return {
    ...rest,
    discountCodes,
    lineItems: cart.lineItems.map((line) => discountLine(line, discounted, cart.currency)),
    totalPrice: money(cart.currency, discounted.total.cents),
    ...discountShipping(cart, discounted),
    ...discountTotal(cart, discounted),
  }
}
