import type { Price } from '../documents.ts'
import { money } from '../money.ts'
import { seedId } from '../seedId.ts'

/** US dollars to the other currencies, in hundredths, as the shop rounds its list prices (not an exchange rate). */
const factors = { USD: 100, CAD: 136, EUR: 95, AUD: 152, GBP: 80 } as const

export const currencies = Object.keys(factors) as (keyof typeof factors)[]

/** An amount in US cents in another currency, to the nearest 5 cents; what costs nothing does so everywhere. */
export const inCurrency = (usCents: number, currency: keyof typeof factors): number =>
  currency === 'USD' || usCents === 0
    ? usCents
    : Math.max(5, Math.round((usCents * factors[currency]) / 500) * 5)

export const tradeGroupId = seedId('customer-group', 'trade')
export const plusGroupId = seedId('customer-group', 'plus')

const percentOf = { trade: 80, plus: 95 } as const

export type PriceScheme = {
  /** The customer groups that pay less than the list price. */
  readonly groups: readonly (keyof typeof percentOf)[]
  /** What more units cost, in percent of the list price a unit. */
  readonly tiers?: readonly { readonly minimumQuantity: number; readonly percent: number }[]
}

const groupIds = { trade: tradeGroupId, plus: plusGroupId } as const

/** List prices in all currencies, and lower ones for the groups of the scheme. */
export const pricesOf = (sku: string, usCents: number, { groups, tiers }: PriceScheme): Price[] =>
  currencies.flatMap((currency) => {
    const cents = inCurrency(usCents, currency)
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
