import type { Cart, LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import { fail, ok, type Result } from '../problem.ts'

// The maximum sum of the lines. It is below the largest safe integer, because taxes and shipping are added to it.
const maxAmount = BigInt(Number.MAX_SAFE_INTEGER) / 4n

const highestAmount = ({ price, quantity }: LineItem): bigint =>
  BigInt(Math.max(price.value.centAmount, unitValue(price, quantity).centAmount)) * BigInt(quantity)

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/**
 * Returns the cart if every amount computed from it is a safe integer (below 2^53); otherwise InvalidInput. Amounts are
 * never rounded to fit.
 */
export const withinBounds = (cart: Cart): Result<Cart> => {
  const units = sum(cart.lineItems.map((line) => BigInt(line.quantity)))
  if (units <= maxAmount && sum(cart.lineItems.map(highestAmount)) <= maxAmount) return ok(cart)
  return fail('InvalidInput', 'The quantities are too large: the amounts of the cart could not be exact.')
}
