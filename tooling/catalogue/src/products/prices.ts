import type { Price } from '../documents.ts'
import { money } from '../money.ts'
import { seedId } from '../seedId.ts'

/** Factors from US dollars to other currencies in percent, for list prices (not exchange rates). */
const factors = { USD: 100, CAD: 136, EUR: 95, AUD: 152, GBP: 80 } as const

export const currencies = Object.keys(factors) as (keyof typeof factors)[]

/** Converts US cents to another currency, rounded to 5 cents. Zero stays zero. */
export const convertPrice = (usCents: number, currency: keyof typeof factors): number =>
  currency === 'USD' || usCents === 0
    ? usCents
    : Math.max(5, Math.round((usCents * factors[currency]) / 500) * 5)

export const tradeGroupId = seedId('customer-group', 'trade')
export const plusGroupId = seedId('customer-group', 'plus')

const percentOf = { trade: 80, plus: 95 } as const

export type PriceScheme = {
  /** The customer groups with lower prices. */
  readonly groups: readonly (keyof typeof percentOf)[]
  /** Prices by quantity, in percent of the list price per unit. */
  readonly tiers?: readonly { readonly minimumQuantity: number; readonly percent: number }[]
}

const groupIds = { trade: tradeGroupId, plus: plusGroupId } as const

/** List prices in all currencies, and prices for the groups of the scheme. */
export const pricesOf = (sku: string, usCents: number, { groups, tiers }: PriceScheme): Price[] =>
  currencies.flatMap((currency) => {
    const cents = convertPrice(usCents, currency)
    const at = (percent: number) => money(currency, Math.round((cents * percent) / 100))
    const list = { id: seedId('price', sku, currency), value: money(currency, cents) }
    return [
      tiers
        ? {
            ...list,
            tiers: tiers.map(({ minimumQuantity, percent }) => ({ minimumQuantity, value: at(percent) })),
          }
        : list,
      ...groups.map((group) => ({
        id: seedId('price', sku, currency, group),
        value: at(percentOf[group]),
        customerGroupId: groupIds[group],
      })),
    ]
  })
