import { AFTERPAY_LIMITS } from './afterpayLimits.ts'

/** Four payments in cents: three equal ones, and the last with the remainder. */
export type AfterpayInstalments = { readonly each: number; readonly last: number }

/**
 * Splits a total in US cents into Afterpay's four payments: a quarter to the nearest cent, and then the remainder. They
 * add up to the total. `undefined` for a total outside Afterpay's limits.
 *
 * @example
 * ```ts
 * import { afterpayInstalments } from '@selvedge/cart-domain/afterpay'
 *
 * afterpayInstalments(28_215) // { each: 7_054, last: 7_053 }
 * afterpayInstalments(3_499) // undefined
 * ```
 */
export const afterpayInstalments = (totalCents: number): AfterpayInstalments | undefined => {
  const { min, max } = AFTERPAY_LIMITS
  if (!(totalCents >= min && totalCents <= max)) return undefined
  const each = Math.round(totalCents / 4)
  return { each, last: totalCents - 3 * each }
}
