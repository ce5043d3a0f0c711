import type { DiscountPortion } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { money } from '../money/money.ts'
import { applyValue } from './applyValue.ts'

/** An amount in cents on its way through the discounts, with what each one took off. */
export type Amount = { readonly cents: number; readonly portions: readonly DiscountPortion[] }

export const amountOf = (cents: number): Amount => ({ cents, portions: [] })

/** The amount after one more discount; the same object when the discount takes nothing off. */
export const discountAmount = (amount: Amount, discount: CartDiscount, currency: string): Amount => {
  const cents = applyValue(amount.cents, discount.value, currency)
  if (cents === amount.cents) return amount
  const portion = { discountId: discount.id, discountedAmount: money(currency, amount.cents - cents) }
  return { cents, portions: [...amount.portions, portion] }
}
