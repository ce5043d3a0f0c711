import type { DiscountValue } from '../../model/discount.ts'
import { divideHalfEven } from '../money/rounding.ts'

/**
 * An amount in cents after a cart discount, rounded half-even. Never negative, never higher: a fixed price applies
 * only when it is lower, and an amount in another currency changes nothing.
 */
export const applyValue = (cents: number, value: DiscountValue, currency: string): number => {
  if (value.type === 'relative')
    return divideHalfEven(BigInt(cents) * BigInt(10_000 - value.permyriad), 10_000n)
  const amount = value.money.find((m) => m.currencyCode === currency)?.centAmount
  if (amount === undefined) return cents
  return value.type === 'absolute' ? Math.max(0, cents - amount) : Math.min(cents, amount)
}
