import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { Cart } from '../cart/types.ts'
import { possibleTypes } from '../generated/documents.ts'
import { keys } from './keys.ts'
import { optimistic, type RefineCart } from './optimistic.ts'
import { updates } from './updates.ts'

export type CommerceCacheOptions = {
  /** Gets every cart that a mutation brings about: the refresh signal (spec §4). */
  readonly onCartUpdated?: (cart: Cart) => void
  /** Makes the predicted cart better before it is shown, e.g. its totals by the shop's own rules. */
  readonly refineCart?: RefineCart
  /** Gets what the cache complains of in development. Default: the console. */
  readonly logger?: (severity: 'debug' | 'error' | 'warn', message: string) => void
}

const { BaseMoney = [], ...others } = possibleTypes

/**
 * Without a schema the cache also looks for the fields of a fragment on another type, and misses them. With one it would
 * show what is missing as `null`, as if that were so.
 */
const isWorthSaying = (severity: string, message: string): boolean =>
  severity !== 'debug' && !message.includes('Inline Fragment on')

/**
 * A normalised cache for a visitor's browser: everything with an id is kept once, the full updated cart replaces the
 * cached one, and changes of cart and customer are shown before they are answered. Signing out is another visitor: make
 * a new client then.
 *
 * @example
 * const client = createCommerceClient({ graphqlUrl, token, cache: commerceCache() })
 */
export const commerceCache = ({
  onCartUpdated = () => {},
  refineCart = (cart) => cart,
  logger = (severity, message) => console[severity](message),
}: CommerceCacheOptions = {}): Exchange =>
  cacheExchange({
    keys,
    // The platform's other money type is not in the slice, but prices of a project may have it.
    possibleTypes: { ...others, BaseMoney: [...BaseMoney, 'HighPrecisionMoney'] },
    updates: updates(onCartUpdated),
    optimistic: optimistic(refineCart),
    logger: (severity, message) => {
      if (isWorthSaying(severity, message)) logger(severity, message)
    },
  })
