import { attributeText } from '@selvedge/cart-domain'

const units: Readonly<Record<string, string>> = {
  yard: 'a yard',
  roll: 'a roll',
  set: 'a set',
  month: 'a month',
  year: 'a year',
}

/** The unit of a price, from the attribute `unit`: "a yard"; `undefined` for single pieces. */
export const unitText = (unit: unknown): string | undefined => units[attributeText(unit)]
