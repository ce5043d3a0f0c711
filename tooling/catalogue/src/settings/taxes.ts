import type { TaxRate } from '../documents.ts'
import { seedId, seedStamp } from '../seedId.ts'

type Row = readonly [country: string, name: string, amount: number, state?: string]

/** Value added taxes, included in the price. */
const includedTaxes: readonly Row[] = [
  ['GB', 'VAT', 0.2],
  ['AU', 'GST', 0.1],
  ['DE', 'Mehrwertsteuer', 0.19],
  ['FR', 'TVA', 0.2],
  ['IE', 'VAT', 0.23],
  ['NL', 'BTW', 0.21],
  ['ES', 'IVA', 0.21],
  ['IT', 'IVA', 0.22],
]

/** State-level sales taxes in the United States. Other states have the country's rate, which is zero. */
const states: Readonly<Record<string, number>> = {
  AL: 0.04,
  AR: 0.065,
  AZ: 0.056,
  CA: 0.0725,
  CO: 0.029,
  CT: 0.0635,
  DC: 0.06,
  FL: 0.06,
  GA: 0.04,
  HI: 0.04,
  IA: 0.06,
  ID: 0.06,
  IL: 0.0625,
  IN: 0.07,
  KS: 0.065,
  KY: 0.06,
  LA: 0.05,
  MA: 0.0625,
  MD: 0.06,
  ME: 0.055,
  MI: 0.06,
  MN: 0.06875,
  MO: 0.04225,
  MS: 0.07,
  NC: 0.0475,
  ND: 0.05,
  NE: 0.055,
  NJ: 0.06625,
  NM: 0.04875,
  NV: 0.0685,
  NY: 0.04,
  OH: 0.0575,
  OK: 0.045,
  PA: 0.06,
  RI: 0.07,
  SC: 0.06,
  SD: 0.042,
  TN: 0.07,
  TX: 0.0625,
  UT: 0.0485,
  VA: 0.043,
  VT: 0.06,
  WA: 0.065,
  WI: 0.05,
  WV: 0.06,
  WY: 0.04,
}

/** Canadian provinces with a harmonised sales tax. */
const harmonised: Readonly<Record<string, number>> = { NB: 0.15, NL: 0.15, NS: 0.14, ON: 0.13, PE: 0.15 }

/** Canadian provinces with a provincial tax in addition to the federal one. The rate is the sum of both parts. */
const provincial: Readonly<Record<string, readonly [total: number, name: string, own: number]>> = {
  BC: [0.12, 'PST', 0.07],
  MB: [0.12, 'RST', 0.07],
  QC: [0.14975, 'QST', 0.09975],
  SK: [0.11, 'PST', 0.06],
}

const rate = (includedInPrice: boolean, [country, name, amount, state]: Row): TaxRate => ({
  id: seedId('tax-rate', country, state ?? ''),
  name,
  amount,
  includedInPrice,
  country,
  ...(state && { state }),
})

const federal = { name: 'GST', amount: 0.05 } as const

const addedTaxes: readonly Row[] = [
  ['US', 'Sales tax', 0],
  ['CA', federal.name, federal.amount],
  ...Object.entries(states).map(([state, amount]): Row => ['US', 'Sales tax', amount, state]),
  ...Object.entries(harmonised).map(([state, amount]): Row => ['CA', 'HST', amount, state]),
]

const splitRates = Object.entries(provincial).map(
  ([state, [amount, name, own]]): TaxRate => ({
    ...rate(false, ['CA', `GST and ${name}`, amount, state]),
    subRates: [federal, { name, amount: own }],
  }),
)

const rates = [
  ...includedTaxes.map((row) => rate(true, row)),
  ...addedTaxes.map((row) => rate(false, row)),
  ...splitRates,
]

/** The tax categories of goods and shipping, with the same rates. */
export const seedTaxCategories = [
  { ...seedStamp('tax-category', 'goods'), key: 'goods', name: 'Goods', rates },
  { ...seedStamp('tax-category', 'shipping'), key: 'shipping', name: 'Shipping', rates },
]
