import { minorUnits } from '../money/decimal.ts'
import type { Problem } from './operationResult.ts'

/** Reads an amount in minor units, or returns Braintree's error about it. */
export const readAmount = (
  text: string | null | undefined,
  currency: string,
): { readonly amount: number } | { readonly problem: Problem } => {
  const about = (code: string, message: string) => ({ problem: { code, attribute: 'amount', message } })
  if (text === undefined || text === null || text === '') return about('81502', 'Amount is required.')
  if (/^-/.test(text)) return about('81501', 'Amount cannot be negative.')
  const amount = minorUnits(text, currency)
  if (amount === undefined) return about('81503', 'Amount is an invalid format.')
  return amount === 0 ? about('81531', 'Amount must be greater than zero.') : { amount }
}
