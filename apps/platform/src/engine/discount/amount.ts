import type { DiscountPortion } from '../../model/cart.ts'
import { money } from '../money/money.ts'

/** An amount in cents on its way through the discounts, with what each one took off. */
export type Amount = { readonly cents: number; readonly portions: readonly DiscountPortion[] }

export const amountOf = (cents: number): Amount => ({ cents, portions: [] })

/** The amount lowered to `cents` by a discount; the same object when that takes nothing off. */
export const loweredTo = (amount: Amount, cents: number, discountId: string, currency: string): Amount => {
  if (cents >= amount.cents) return amount
  const portion = { discountId, discountedAmount: money(currency, amount.cents - cents) }
  return { cents, portions: [...amount.portions, portion] }
}
