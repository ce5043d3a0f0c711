import type { Cart } from '@selvedge/commerce-client/server'

type Line = Pick<Cart['lineItems'][number], 'quantity' | 'productType' | 'variant'>

/** Grams of one unit when the catalogue contains no weight. */
const usual: Readonly<Record<string, number>> = {
  fabric: 250,
  wallpaper: 900,
  bedding: 1_200,
  dining: 350,
  'living-and-decor': 600,
  'wall-art': 700,
  subscriptions: 0,
  'fabric-sampler': 120,
}

/** Metres of cloth in a unit that is sold by the yard. */
const YARD = 0.9144

/** Grams in one tier of the shipping rates. */
export const GRAMS_A_POINT = 1_000

const numberOf = (line: Line, name: string): number | undefined => {
  const value = line.variant?.attributesRaw?.find((attribute) => attribute.name === name)?.value
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Grams of one unit: from the catalogue, else by its area of cloth, else the usual weight of its kind. */
const unitWeight = (line: Line): number => {
  const own = numberOf(line, 'weightGrams')
  if (own !== undefined) return own
  const gsm = numberOf(line, 'weightGsm')
  const width = numberOf(line, 'printableWidthCm')
  if (gsm !== undefined && width !== undefined) return gsm * (width / 100) * YARD
  return usual[line.productType?.key ?? ''] ?? 500
}

/** The weight of a cart in whole grams. */
export const cartWeight = (lines: readonly Line[]): number =>
  Math.round(lines.reduce((sum, line) => sum + unitWeight(line) * line.quantity, 0))

/** The score that selects a tier of the shipping rates: kilograms, rounded up. */
export const weightScore = (grams: number): number => Math.ceil(grams / GRAMS_A_POINT)
