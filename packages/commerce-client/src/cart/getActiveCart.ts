import { runQuery } from '../client/execute.ts'
import { GetActiveCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { CartError } from './cartError.ts'
import type { Cart, CartContext } from './types.ts'

/** The visitor's active cart, or `undefined` before the first add. Throws {@link CartError}. */
export const getActiveCart = async ({
  graphqlClient,
  locale = DEFAULT_LOCALE,
}: CartContext): Promise<Cart | undefined> => {
  if (!graphqlClient) throw new CartError('graphqlClient is required')
  const answer = await runQuery(graphqlClient, GetActiveCartDocument, { locale })
  if (!answer.ok) throw new CartError(answer.problem.message, answer.problem)
  return answer.value.me.activeCart ?? undefined
}
