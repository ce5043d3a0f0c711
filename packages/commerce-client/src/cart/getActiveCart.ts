import { runQuery } from '../client/execute.ts'
import { GetActiveCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { CartError } from './cartError.ts'
import type { Cart, CartContext } from './types.ts'

export type ActiveCartOptions = {
  /** Gives every line's variant its present price in this currency, beside the line's own. */
  readonly currency?: string
  /** Asks the platform even when a cart is cached. */
  readonly fresh?: true
}

/** The visitor's active cart, or `undefined` before the first add. Throws {@link CartError}. */
export const getActiveCart = async (
  { graphqlClient, locale = DEFAULT_LOCALE }: CartContext,
  { currency, fresh }: ActiveCartOptions = {},
): Promise<Cart | undefined> => {
  if (!graphqlClient) throw new CartError('graphqlClient is required')
  const answer = await runQuery(
    graphqlClient,
    GetActiveCartDocument,
    { locale, ...(currency ? { currency, withPrices: true } : {}) },
    // An empty answer names no type: the first cart has to refresh it all the same.
    { additionalTypenames: ['Cart'], ...(fresh ? { requestPolicy: 'network-only' } : {}) },
  )
  if (!answer.ok) throw new CartError(answer.problem.message, answer.problem)
  return answer.value.me.activeCart ?? undefined
}
