import type { Cart } from '../../model/cart.ts'
import type { CartDiscountEffect } from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import { priceCart } from '../cart/priceCart.ts'
import { money } from '../money/money.ts'
import {
  aCart,
  aDiscount,
  aLine,
  aPricingContext,
  aProduct,
  currencies,
  shippedStandard,
} from './builders.ts'

export const places = {
  USD: { country: 'US', state: 'NC' },
  CAD: { country: 'CA', state: 'QC' },
  EUR: { country: 'DE' },
  AUD: { country: 'AU' },
  GBP: { country: 'GB' },
} as const
export type Currency = keyof typeof places

/** 18.99 in every currency. */
export const yard = aProduct('yard', 1899)
/** A wallpaper at 50.05 in every currency. */
export const roll = aProduct('roll', 5005, { productTypeId: 'wallpaper' })

type Example = {
  readonly currency: Currency
  readonly lines: readonly (readonly [Product, number])[]
  readonly effects?: readonly CartDiscountEffect[]
  readonly mode?: 'Stacking' | 'BestDeal'
  readonly more?: Partial<Cart>
}

/** Prices the cart of a worked example. Shipping costs 7.95 and is free from 75.00 of goods. */
export const priced = ({ currency, lines, effects = [], mode = 'Stacking', more }: Example): Cart => {
  const cart = aCart({
    currency,
    lineItems: lines.map(([product, quantity]) => aLine(product, quantity, currency)),
    shippingAddress: places[currency],
    shippingInfo: shippedStandard(currency),
    ...more,
  })
  const pricing = aPricingContext({
    products: lines.map(([product]) => product),
    discounts: effects.map((effect, i) => aDiscount(`d${i}`, { effect, sortOrder: `0.${9 - i}` })),
    project: { discountCombinationMode: mode },
  })
  const result = priceCart(cart, pricing)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

/** The totals and tax portions of a cart, in cents. */
export const sides = (cart: Cart) => ({
  total: cart.totalPrice.centAmount,
  net: cart.taxedPrice?.totalNet.centAmount,
  gross: cart.taxedPrice?.totalGross.centAmount,
  portions: cart.taxedPrice?.taxPortions.map(({ name, amount }) => [name, amount.centAmount]),
})

/** The same amount in every currency. */
export const inAll = (cents: number) => currencies.map((currency) => money(currency, cents))
export const percent = (off: number) => ({ type: 'relative', permyriad: off * 100 }) as const
export const lines = { type: 'lineItems', predicate: 'true' } as const
