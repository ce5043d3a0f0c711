import type { Result } from '../result/result.ts'

/** The maximum number of units in one line, the shop's own limit. */
export const MAX_QUANTITY = 999

/** Why a text is not a quantity. `quantity-too-high` has the maximum number of units in a line. */
export type QuantityProblem =
  | { readonly kind: 'quantity-invalid' }
  | { readonly kind: 'quantity-too-high'; readonly max: number }

/**
 * Parses a quantity from a form field. Only ASCII digits count: `-1`, `1.5`, `1e21`, full-width digits and arrays are
 * problems, not numbers. 0 is a quantity: it removes a line.
 *
 * @example
 * ```ts
 * import { parseQuantity } from '@selvedge/cart-domain'
 *
 * parseQuantity('12') // { ok: true, value: 12 }
 * parseQuantity('1.5') // { ok: false, problem: { kind: 'quantity-invalid' } }
 * parseQuantity('1000') // { ok: false, problem: { kind: 'quantity-too-high', max: 999 } }
 * ```
 */
export const parseQuantity = (value: unknown): Result<number, QuantityProblem> => {
  if (typeof value !== 'string' || !/^[0-9]{1,6}$/.test(value.trim()))
    return { ok: false, problem: { kind: 'quantity-invalid' } }
  const quantity = Number(value.trim())
  if (quantity > MAX_QUANTITY) return { ok: false, problem: { kind: 'quantity-too-high', max: MAX_QUANTITY } }
  return { ok: true, value: quantity }
}
