/**
 * Success with a value, or a problem as a value. A function that returns a result does not throw for expected failures.
 *
 * @example
 * ```ts
 * import { parseQuantity, type Result } from '@selvedge/cart-domain'
 *
 * const messageOf = (result: Result<number, { readonly kind: string }>): string =>
 *   result.ok ? `${result.value} units` : result.problem.kind
 *
 * messageOf(parseQuantity('2')) // '2 units'
 * messageOf(parseQuantity('two')) // 'quantity-invalid'
 * ```
 */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }
