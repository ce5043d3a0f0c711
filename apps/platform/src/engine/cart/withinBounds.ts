import type { Cart, LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import { fail, ok, type Result } from '../problem.ts'

// Taxes and shipping come on top of the lines: room for them is kept.
const largest = BigInt(Number.MAX_SAFE_INTEGER) / 4n

const dearest = ({ price, quantity }: LineItem): bigint =>
  BigInt(Math.max(price.value.centAmount, unitValue(price, quantity).centAmount)) * BigInt(quantity)

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/**
 * The cart itself, if all that can be computed from it stays a whole number that JSON carries exactly (below 2^53); else
 * InvalidInput. What cannot be represented is refused, never rounded.
 */
export const withinBounds = (cart: Cart): Result<Cart> => {
  const units = sum(cart.lineItems.map((line) => BigInt(line.quantity)))
  if (units <= largest && sum(cart.lineItems.map(dearest)) <= largest) return ok(cart)
  return fail('InvalidInput', 'The quantities are too large: the amounts of the cart could not be exact.')
}
