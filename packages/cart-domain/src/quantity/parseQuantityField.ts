import type { Result } from '../result/result.ts'
import { parseQuantity, type QuantityProblem } from './parseQuantity.ts'

/** The numbers that a browser's number field accepts. */
const NUMBER = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i

/**
 * Parses the quantity in a number field like a browser, so that `2.0` and `2e0` are 2. See {@link parseQuantity}.
 *
 * @example
 * ```ts
 * import { parseQuantityField } from '@selvedge/cart-domain/server'
 *
 * parseQuantityField('2.0') // { ok: true, value: 2 }
 * parseQuantityField('2.5') // { ok: false, problem: { kind: 'quantity-invalid' } }
 * ```
 */
export const parseQuantityField = (value: unknown): Result<number, QuantityProblem> => {
  const text = typeof value === 'string' ? value.trim() : ''
  return parseQuantity(NUMBER.test(text) ? String(Number(text)) : value)
}
