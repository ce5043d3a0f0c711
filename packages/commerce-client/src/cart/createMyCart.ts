import { runMutation } from '../client/execute.ts'
import { CreateMyCartDocument, type MyCartDraft } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { CartError } from './cartError.ts'
import type { Cart, CartContext } from './types.ts'

/** Creates the visitor's cart. Throws {@link CartError}. */
export const createMyCart = async (
  { graphqlClient, locale = DEFAULT_LOCALE }: CartContext,
  draft: MyCartDraft,
): Promise<Cart> => {
  if (!graphqlClient) throw new CartError('graphqlClient is required')
  if (!draft?.currency) throw new CartError('required params missing')
  const answer = await runMutation(graphqlClient, CreateMyCartDocument, { draft, locale })
  if (!answer.ok) throw new CartError(answer.problem.message, answer.problem)
  if (!answer.value.createMyCart) throw new CartError('An unexpected error has occurred.')
  return answer.value.createMyCart
}
