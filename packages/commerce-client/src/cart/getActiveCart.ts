import { runQuery } from '../client/execute.ts'
import { GetActiveCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { CartError } from './cartError.ts'
import type { Cart, CartContext } from './types.ts'

/** Whether to include current prices, and whether to skip the cache. */
export type ActiveCartOptions = {
  /** Includes the current price of every line's variant in this currency, beside the line's own price. */
  readonly currency?: string | undefined
  /** Sends a request even when a cart is cached. */
  readonly fresh?: true | undefined
}

/**
 * Returns the visitor's active cart, at the context's site if there is one, or `undefined` before the first add.
 * Throws {@link CartError}.
 *
 * @example
 * ```ts
 * import { type CartContext, getActiveCart } from '@selvedge/commerce-client'
 *
 * const countItems = async (context: CartContext) =>
 *   (await getActiveCart(context, { fresh: true }))?.totalLineItemQuantity ?? 0
 * ```
 */
export const getActiveCart = async (
  { graphqlClient, locale = DEFAULT_LOCALE, site }: CartContext,
  { currency, fresh }: ActiveCartOptions = {},
): Promise<Cart | undefined> => {
  if (!graphqlClient) throw new CartError('graphqlClient is required')
  const result = await runQuery(
    graphqlClient,
    GetActiveCartDocument,
    {
      locale,
      ...(currency ? { currency, withPrices: true } : {}),
      ...(site ? { ofSite: true, where: site.where } : {}),
    },
    // A result without a cart contains no type name. With this name, a newly created cart refreshes the cached result.
    { additionalTypenames: ['Cart'], ...(fresh ? { requestPolicy: 'network-only' } : {}) },
  )
  if (!result.ok) throw new CartError(result.problem.message, result.problem)
  const { activeCart, carts } = result.value.me
  return activeCart ?? carts?.results[0]
}
