import type { Money } from './documents.ts'

/** An amount in cents. All currencies of the catalogue have two fraction digits. */
export const money = (currencyCode: string, centAmount: number): Money => ({
  type: 'centPrecision',
  currencyCode,
  centAmount,
  fractionDigits: 2,
})
