/** An amount of money in integer cents, with its currency beside it. `fractionDigits` is 2 by default. */
export type MoneyLike = {
  readonly currencyCode: string
  readonly centAmount: number
  readonly fractionDigits?: number | undefined
}

/** An amount in whole units of the currency, for analytics: cents divided by 100. */
export const toCurrencyUnits = (money: MoneyLike): number =>
  money.centAmount / 10 ** (money.fractionDigits ?? 2)

/** Returns the sum of amounts in cents; 0 for an empty list. */
export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)
