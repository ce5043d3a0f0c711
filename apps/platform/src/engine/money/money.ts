import { fractionDigitsOf } from './fractionDigits.ts'

/** An amount in the currency's minor unit, in the format of commercetools. */
export type Money = {
  readonly type: 'centPrecision'
  readonly currencyCode: string
  readonly centAmount: number
  readonly fractionDigits: number
}

/** Money in the currency's minor unit (cents, pence; whole yen). */
export const money = (currencyCode: string, centAmount: number): Money => ({
  type: 'centPrecision',
  currencyCode,
  centAmount,
  fractionDigits: fractionDigitsOf(currencyCode),
})

export const sumCents = (amounts: readonly { readonly centAmount: number }[]): number =>
  amounts.reduce((sum, amount) => sum + amount.centAmount, 0)
