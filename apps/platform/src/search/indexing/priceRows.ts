import type { Price } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import { allVariants, type Product } from '../../model/product.ts'

/** The prices of a product's variants in one scope and period. */
export type PriceRow = {
  readonly productId: string
  readonly currency: string
  readonly country: string | null
  readonly customerGroupId: string | null
  readonly channelId: string | null
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly lowest: number | null
  readonly highest: number | null
  /** In the order of the variants, the master first; null for a variant without a price. */
  readonly cents: readonly (number | null)[]
  /** Whether the price of the master variant is discounted. */
  readonly discounted: boolean
}

const distinct = (values: readonly (string | undefined)[]): (string | undefined)[] => [
  ...new Set([undefined, ...values]),
]

type Scope = Pick<Price, 'customerGroupId' | 'channelId' | 'country'>

const scopesOf = (prices: readonly Price[]): Record<keyof Scope, string | undefined>[] =>
  distinct(prices.map((price) => price.customerGroupId)).flatMap((customerGroupId) =>
    distinct(prices.map((price) => price.channelId)).flatMap((channelId) =>
      distinct(prices.map((price) => price.country)).map((country) => ({
        customerGroupId,
        channelId,
        country,
      })),
    ),
  )

type Window = { readonly from: string | undefined; readonly until: string | undefined }

// Divides time at every start and end of validity. Within one window, the selected price does not change.
const windowsOf = (prices: readonly Price[]): Window[] => {
  const moments = prices.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
  const bounds = [...new Set(moments.filter((at) => at !== undefined))].sort(
    (left, right) => Date.parse(left) - Date.parse(right),
  )
  return [undefined, ...bounds].map((from, index) => ({ from, until: bounds[index] }))
}

const centsOf = (price: Price | undefined): number | null =>
  price ? (price.discounted?.value ?? price.value).centAmount : null

// Any time within the window gives the same price.
const momentIn = ({ from, until }: Window): Date =>
  new Date(from ?? (until === undefined ? 0 : Date.parse(until) - 1))

/**
 * The selected prices of a product. There is a row for each combination of currency, country, group, channel and period
 * that occurs in its prices. A row without a country applies to countries that have no row; the same holds for group
 * and channel.
 */
export const priceRows = (product: Product): PriceRow[] => {
  const variants = allVariants(product)
  const all = variants.flatMap((variant) => variant.prices)
  return [...new Set(all.map((price) => price.value.currencyCode))].flatMap((currency) => {
    const lists = variants.map(({ prices }) => prices.filter((p) => p.value.currencyCode === currency))
    const inCurrency = lists.flat()
    const scopes = scopesOf(inCurrency)
    return windowsOf(inCurrency).flatMap((window) =>
      scopes.map((scope): PriceRow => {
        const at = momentIn(window)
        const selected = lists.map((prices) => selectPrice(prices, { currency, ...scope, at }))
        const cents = selected.map(centsOf)
        const known = cents.filter((each) => each !== null)
        return {
          productId: product.id,
          currency,
          country: scope.country ?? null,
          customerGroupId: scope.customerGroupId ?? null,
          channelId: scope.channelId ?? null,
          validFrom: window.from ?? null,
          validUntil: window.until ?? null,
          lowest: known.length > 0 ? Math.min(...known) : null,
          highest: known.length > 0 ? Math.max(...known) : null,
          cents,
          discounted: selected[0]?.discounted !== undefined,
        }
      }),
    )
  })
}
