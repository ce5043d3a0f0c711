import { localised } from '../localised.ts'
import { money } from '../money.ts'
import { convertPrice, currencies } from '../products/prices.ts'
import { seedId, seedStamp } from '../seedId.ts'

const countries: Readonly<Record<string, readonly string[]>> = {
  'united-states': ['US'],
  canada: ['CA'],
  'united-kingdom': ['GB'],
  australia: ['AU'],
  europe: ['DE', 'FR', 'IE', 'NL', 'ES', 'IT'],
}

export const seedZones = Object.entries(countries).map(([key, list]) => ({
  ...seedStamp('zone', key),
  key,
  name: key,
  locations: list.map((country) => ({ country })),
}))

/** `cents` are US cents within the United States; the price for other countries is a multiple. */
type Row = {
  readonly key: string
  readonly name: string
  readonly about: string
  readonly cents: number
  readonly freeAbove?: number
  readonly byWeight?: boolean
  /** The carts that the method is available for; by default those with printed goods. */
  readonly predicate?: string
}

const membership = 'product.key = "plus-membership"'
const printed = 'product.key != "plus-membership"'
const onlyMembership = `lineItemExists(${membership}) = true and lineItemExists(${printed}) = false`
const notOnlyMembership = `lineItemExists(${membership}) = false or lineItemExists(${printed}) = true`

const rows: readonly Row[] = [
  {
    key: 'standard',
    name: 'Standard',
    about: 'Complimentary on larger orders. Ships within 1 to 5 business days.',
    cents: 795,
    freeAbove: 7500,
  },
  {
    key: 'priority',
    name: 'Priority',
    about: 'To the front of the print queue, then tracked.',
    cents: 1995,
    byWeight: true,
  },
  {
    key: 'express',
    name: 'Express',
    about: 'Printed first, sent by courier.',
    cents: 3495,
    byWeight: true,
  },
  {
    key: 'membership',
    name: 'By email, at once',
    about: 'Nothing is shipped: your membership begins with your order.',
    cents: 0,
    predicate: onlyMembership,
  },
]

/**
 * The shipping price of heavy carts in percent of the base price. An entry applies from a cart weight in whole
 * kilograms, which is the score of the price tier. Lighter carts pay the base price.
 */
const weights: readonly (readonly [kilograms: number, percent: number])[] = [
  [3, 125],
  [6, 175],
  [11, 250],
  [21, 400],
]

const priceFactor = (key: string): number => (key === 'united-states' ? 1 : 1.4)

const ratesOf = (row: Row, zone: string) =>
  currencies.map((currency) => {
    const base = convertPrice(Math.round(row.cents * priceFactor(zone)), currency)
    const tiers = weights.map(([score, percent]) => ({
      type: 'CartScore' as const,
      score,
      price: money(currency, Math.round((base * percent) / 500) * 5),
    }))
    return {
      price: money(currency, base),
      ...(row.freeAbove && { freeAbove: money(currency, convertPrice(row.freeAbove, currency)) }),
      ...(row.byWeight && { tiers }),
    }
  })

/**
 * Three shipping methods for every zone and currency, and one method for memberships, which are not shipped. Priority
 * and express cost more for heavy carts.
 */
export const seedShippingMethods = rows.map((row) => ({
  ...seedStamp('shipping-method', row.key),
  key: row.key,
  name: row.name,
  localizedName: localised(row.name),
  localizedDescription: localised(row.about),
  taxCategoryId: seedId('tax-category', 'shipping'),
  active: true,
  isDefault: row.key === 'standard',
  predicate: row.predicate ?? notOnlyMembership,
  zoneRates: Object.keys(countries).map((zone) => ({
    zoneId: seedId('zone', zone),
    shippingRates: ratesOf(row, zone),
  })),
}))
