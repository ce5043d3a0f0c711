import type { Price } from './price.ts'

export type PriceScope = {
  readonly currency: string
  readonly country?: string | undefined
  readonly customerGroupId?: string | undefined
  readonly at: Date
}

type Level = { readonly group: boolean; readonly country: boolean }

// Most to least specific. Channels are not part of this platform, so their four levels fall away.
const levels: readonly Level[] = [
  { group: true, country: true },
  { group: true, country: false },
  { group: false, country: true },
  { group: false, country: false },
]

const isCurrent = (price: Price, at: Date): boolean =>
  (price.validFrom === undefined || new Date(price.validFrom) <= at) &&
  (price.validUntil === undefined || at < new Date(price.validUntil))

const isDated = (price: Price): boolean => price.validFrom !== undefined || price.validUntil !== undefined

const fits = (price: Price, level: Level, scope: PriceScope): boolean =>
  price.customerGroupId === (level.group ? scope.customerGroupId : undefined) &&
  price.country === (level.country ? scope.country : undefined)

/**
 * The price for a scope: currency and validity filter first, then the first level (most specific scope first) that
 * has a candidate. Not the cheapest. `undefined` when nothing fits, which is the platform's MatchingPriceNotFound.
 */
export const selectPrice = (prices: readonly Price[], scope: PriceScope): Price | undefined => {
  const candidates = prices.filter((p) => p.value.currencyCode === scope.currency && isCurrent(p, scope.at))
  for (const level of levels) {
    if (level.group && scope.customerGroupId === undefined) continue
    if (level.country && scope.country === undefined) continue
    const found = candidates.filter((price) => fits(price, level, scope))
    const chosen = found.find(isDated) ?? found[0]
    if (chosen) return chosen
  }
  return undefined
}
