import { money } from '../../engine/money/money.ts'
import type { Price } from '../../engine/price/price.ts'
import { seedId } from '../seedId.ts'

/** US dollars to the other currencies, in hundredths, as the shop rounds its list prices (not an exchange rate). */
const factors = { USD: 100, CAD: 136, EUR: 95, AUD: 152, GBP: 80 } as const

export const currencies = Object.keys(factors) as (keyof typeof factors)[]

/** An amount in US cents in another currency, to the nearest 5 cents. */
export const inCurrency = (usCents: number, currency: keyof typeof factors): number =>
  currency === 'USD' ? usCents : Math.max(5, Math.round((usCents * factors[currency]) / 500) * 5)

export const tradeGroupId = seedId('customer-group', 'trade')

const tradePercent = 80

/** List prices in all currencies, and with `trade` a lower one for trade members. */
export const pricesOf = (sku: string, usCents: number, trade: boolean): Price[] =>
  currencies.flatMap((currency) => {
    const cents = inCurrency(usCents, currency)
    const list = { id: seedId('price', sku, currency), value: money(currency, cents) }
    if (!trade) return [list]
    const value = money(currency, Math.round((cents * tradePercent) / 100))
    return [list, { id: seedId('price', sku, currency, 'trade'), value, customerGroupId: tradeGroupId }]
  })
