import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { Cart } from '../cart/types.ts'
import { possibleTypes } from '../generated/documents.ts'
import { cacheKeys } from './cacheKeys.ts'
import { cacheUpdates } from './cacheUpdates.ts'
import { optimisticResolvers, type TransformPredictedCart } from './optimisticResolvers.ts'

/** The options of {@link commerceCache}. */
export type CommerceCacheOptions = {
  /** Called with every cart that a mutation returns. The call is the refresh signal of spec §4. */
  readonly onCartUpdated?: ((cart: Cart) => void) | undefined
  /** Changes the predicted cart before it is shown, e.g. to calculate its totals by the shop's own rules. */
  readonly transformPredictedCart?: TransformPredictedCart | undefined
  /** Called with warnings of the cache in development. Default: the console. */
  readonly logger?: ((severity: 'debug' | 'error' | 'warn', message: string) => void) | undefined
}

const { BaseMoney = [], ...others } = possibleTypes

/**
 * Ignores the warnings about inline fragments. Without a schema, the cache also looks for a fragment's fields on
 * objects of other types, and warns that they are missing. With a schema, the cache would return missing fields as
 * `null`.
 */
const isRelevantWarning = (severity: string, message: string): boolean =>
  severity !== 'debug' && !message.includes('Inline Fragment on')

/**
 * Creates a normalised cache for a visitor's browser: it stores everything with an id once, replaces the cached cart
 * with the updated one, and shows changes of cart and customer before the response. Create a new client after
 * signing out, because that is another visitor.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { commerceCache } from '@selvedge/commerce-client/graphcache'
 *
 * const client = createCommerceClient({
 *   graphqlUrl: 'https://shop.example.com/graphql',
 *   cache: commerceCache({ onCartUpdated: (cart) => console.log(cart.totalLineItemQuantity) }),
 * })
 * ```
 */
export const commerceCache = ({
  onCartUpdated = () => {},
  transformPredictedCart = (cart) => cart,
  logger = (severity, message) => console[severity](message),
}: CommerceCacheOptions = {}): Exchange =>
  cacheExchange({
    keys: cacheKeys,
    // The schema extract lacks `HighPrecisionMoney`, but prices of a project may have this type.
    possibleTypes: { ...others, BaseMoney: [...BaseMoney, 'HighPrecisionMoney'] },
    updates: cacheUpdates(onCartUpdated),
    optimistic: optimisticResolvers(transformPredictedCart),
    logger: (severity, message) => {
      if (isRelevantWarning(severity, message)) logger(severity, message)
    },
  })
