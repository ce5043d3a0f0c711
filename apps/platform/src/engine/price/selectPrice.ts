import { type Price, unitValue } from './price.ts'

export type PriceScope = {
  readonly currency: string
  readonly country?: string | undefined
  readonly customerGroupId?: string | undefined
  /**
   * Further groups of the customer. If several groups have a price at the selected level of specificity, the lowest
   * price wins.
   */
  readonly customerGroupIds?: readonly string[] | undefined
  readonly channelId?: string | undefined
  readonly at: Date
}

type Level = { readonly group: boolean; readonly channel: boolean; readonly country: boolean }

// From the most to the least specific level. A group is more specific than a channel, and a channel is more specific
// than a country.
const levels: readonly Level[] = [true, false].flatMap((group) =>
  [true, false].flatMap((channel) => [true, false].map((country) => ({ group, channel, country }))),
)

const isCurrent = (price: Price, at: Date): boolean =>
  (price.validFrom === undefined || new Date(price.validFrom) <= at) &&
  (price.validUntil === undefined || at < new Date(price.validUntil))

const isDated = (price: Price): boolean => price.validFrom !== undefined || price.validUntil !== undefined

const groupsOf = ({ customerGroupId, customerGroupIds = [] }: PriceScope): readonly string[] =>
  customerGroupId === undefined ? customerGroupIds : [customerGroupId, ...customerGroupIds]

const isInGroup = ({ customerGroupId }: Price, level: Level, groups: readonly string[]): boolean =>
  level.group
    ? customerGroupId !== undefined && groups.includes(customerGroupId)
    : customerGroupId === undefined

const isInLevel = (price: Price, level: Level, scope: PriceScope): boolean =>
  isInGroup(price, level, groupsOf(scope)) &&
  price.channelId === (level.channel ? scope.channelId : undefined) &&
  price.country === (level.country ? scope.country : undefined)

const cheapest = (prices: readonly Price[]): Price | undefined =>
  prices.reduce<Price | undefined>(
    (best, price) => (best && unitValue(best).centAmount <= unitValue(price).centAmount ? best : price),
    undefined,
  )

const hasLevel = (level: Level, scope: PriceScope): boolean =>
  (!level.group || groupsOf(scope).length > 0) &&
  (!level.channel || scope.channelId !== undefined) &&
  (!level.country || scope.country !== undefined)

/**
 * Selects the price for a scope among the prices that are valid and have its currency. Prices with dates come before
 * prices without dates. Then the most specific price wins, even if another price is lower. Returns `undefined` when no
 * price matches (MatchingPriceNotFound).
 */
export const selectPrice = (prices: readonly Price[], scope: PriceScope): Price | undefined => {
  const candidates = prices.filter((p) => p.value.currencyCode === scope.currency && isCurrent(p, scope.at))
  // A price with dates replaces prices without dates, regardless of their scopes.
  for (const pool of [candidates.filter(isDated), candidates.filter((price) => !isDated(price))])
    for (const level of levels) {
      if (pool.length === 0 || !hasLevel(level, scope)) continue
      const chosen = cheapest(pool.filter((price) => isInLevel(price, level, scope)))
      if (chosen) return chosen
    }
  return undefined
}
