import type { DiscountPortion } from '../../model/cart.ts'
import { money } from '../money/money.ts'

/** An amount in cents with the reduction of each discount applied so far. */
export type Amount = { readonly cents: number; readonly portions: readonly DiscountPortion[] }

export const amountOf = (cents: number): Amount => ({ cents, portions: [] })

/** Reduces an amount to `cents`. Returns the same object when the amount is not higher than `cents`. */
export const reduceTo = (amount: Amount, cents: number, discountId: string, currency: string): Amount => {
  if (cents >= amount.cents) return amount
  const portion = { discountId, discountedAmount: money(currency, amount.cents - cents) }
  return { cents, portions: [...amount.portions, portion] }
}
