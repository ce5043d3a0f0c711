import { type Price, unitValue } from './price.ts'

export type PriceScope = {
  readonly currency: string
  readonly country?: string | undefined
  readonly customerGroupId?: string | undefined
  /** Further groups of the customer. The best price among all groups wins at the first level that has any. */
  readonly customerGroupIds?: readonly string[] | undefined
  readonly channelId?: string | undefined
  readonly at: Date
}

type Level = { readonly group: boolean; readonly channel: boolean; readonly country: boolean }

// Most to least specific: group before channel before country.
const levels: readonly Level[] = [true, false].flatMap((group) =>
  [true, false].flatMap((channel) => [true, false].map((country) => ({ group, channel, country }))),
)

const isCurrent = (price: Price, at: Date): boolean =>
  (price.validFrom === undefined || new Date(price.validFrom) <= at) &&
  (price.validUntil === undefined || at < new Date(price.validUntil))

const isDated = (price: Price): boolean => price.validFrom !== undefined || price.validUntil !== undefined

const groupsOf = ({ customerGroupId, customerGroupIds = [] }: PriceScope): readonly string[] =>
  customerGroupId === undefined ? customerGroupIds : [customerGroupId, ...customerGroupIds]

const fitsGroup = ({ customerGroupId }: Price, level: Level, groups: readonly string[]): boolean =>
  level.group
    ? customerGroupId !== undefined && groups.includes(customerGroupId)
    : customerGroupId === undefined

const fits = (price: Price, level: Level, scope: PriceScope): boolean =>
  fitsGroup(price, level, groupsOf(scope)) &&
  price.channelId === (level.channel ? scope.channelId : undefined) &&
  price.country === (level.country ? scope.country : undefined)

const cheapest = (prices: readonly Price[]): Price | undefined =>
  prices.reduce<Price | undefined>(
    (best, price) => (best && unitValue(best).centAmount <= unitValue(price).centAmount ? best : price),
    undefined,
  )

const canAsk = (level: Level, scope: PriceScope): boolean =>
  (!level.group || groupsOf(scope).length > 0) &&
  (!level.channel || scope.channelId !== undefined) &&
  (!level.country || scope.country !== undefined)

/**
 * The price for a scope: currency and validity filter first, then the first level (most specific scope first) that
 * has a candidate, one with dates before one without. Not the cheapest. `undefined` when nothing fits, which is the
 * platform's MatchingPriceNotFound.
 */
export const selectPrice = (prices: readonly Price[], scope: PriceScope): Price | undefined => {
  const candidates = prices.filter((p) => p.value.currencyCode === scope.currency && isCurrent(p, scope.at))
  // A window that is open now is meant to replace what has none, whatever the scope of either.
  for (const pool of [candidates.filter(isDated), candidates.filter((price) => !isDated(price))])
    for (const level of levels) {
      if (pool.length === 0 || !canAsk(level, scope)) continue
      const chosen = cheapest(pool.filter((price) => fits(price, level, scope)))
      if (chosen) return chosen
    }
  return undefined
}
