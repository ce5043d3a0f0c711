import type { Price } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import { allVariants, type Product } from '../../model/product.ts'

/** What every variant of a product costs in one scope for as long as nothing changes. */
export type PriceRow = {
  readonly productId: string
  readonly currency: string
  readonly country: string | null
  readonly customerGroupId: string | null
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly lowest: number | null
  readonly highest: number | null
  /** In the order of the variants, the master first; null for one without a price. */
  readonly cents: readonly (number | null)[]
}

const distinct = (values: readonly (string | undefined)[]): (string | undefined)[] => [
  ...new Set([undefined, ...values]),
]

type Window = { readonly from: string | undefined; readonly until: string | undefined }

// Between two neighbouring moments at which any price begins or ends, the choice stays the same.
const windowsOf = (prices: readonly Price[]): Window[] => {
  const moments = prices.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
  const bounds = [...new Set(moments.filter((at) => at !== undefined))].sort(
    (left, right) => Date.parse(left) - Date.parse(right),
  )
  return [undefined, ...bounds].map((from, index) => ({ from, until: bounds[index] }))
}

const paid = (price: Price | undefined): number | null =>
  price ? (price.discounted?.value ?? price.value).centAmount : null

// Any moment of the window will do.
const within = ({ from, until }: Window): Date =>
  new Date(from ?? (until === undefined ? 0 : Date.parse(until) - 1))

/**
 * The prices of a product as they are selected: a row for each currency, country, group and stretch of time that its
 * prices tell apart. A scope that does not occur is served by the row without it, so a search never selects by itself.
 */
export const priceRows = (product: Product): PriceRow[] => {
  const variants = allVariants(product)
  const all = variants.flatMap((variant) => variant.prices)
  return [...new Set(all.map((price) => price.value.currencyCode))].flatMap((currency) => {
    const lists = variants.map(({ prices }) => prices.filter((p) => p.value.currencyCode === currency))
    const inCurrency = lists.flat()
    const groups = distinct(inCurrency.map((price) => price.customerGroupId))
    const countries = distinct(inCurrency.map((price) => price.country))
    return windowsOf(inCurrency).flatMap((window) =>
      groups.flatMap((customerGroupId) =>
        countries.map((country): PriceRow => {
          const at = within(window)
          const cents = lists.map((prices) =>
            paid(selectPrice(prices, { currency, country, customerGroupId, at })),
          )
          const known = cents.filter((each) => each !== null)
          return {
            productId: product.id,
            currency,
            country: country ?? null,
            customerGroupId: customerGroupId ?? null,
            validFrom: window.from ?? null,
            validUntil: window.until ?? null,
            lowest: known.length > 0 ? Math.min(...known) : null,
            highest: known.length > 0 ? Math.max(...known) : null,
            cents,
          }
        }),
      ),
    )
  })
}
