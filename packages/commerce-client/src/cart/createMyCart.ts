import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { CreateMyCartDocument, type CreateMyCartMutation, type MyCartDraft } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import type { Result } from '../result/result.ts'
import { failCart } from './failCart.ts'
import type { Cart, CartContext } from './types.ts'

type Created = Result<CreateMyCartMutation, CommerceProblem>

export const requestCart = (context: CartContext, draft: MyCartDraft): Promise<Created> =>
  runMutation(context.graphqlClient, CreateMyCartDocument, {
    draft,
    locale: context.locale ?? DEFAULT_LOCALE,
  })

/** The cart of an answer, told to the caller; or its failure, told and thrown. */
export const createdCart = (context: CartContext, answer: Created): Cart => {
  if (!answer.ok) throw failCart(context, answer.problem.message, answer.problem)
  const cart = answer.value.createMyCart
  if (!cart) throw failCart(context, 'An unexpected error has occurred.')
  context.onUpdated?.(cart)
  return cart
}

/** Creates the visitor's cart, once: a lost answer is not tried again. Throws {@link CartError}; `onError` gets it first. */
export const createMyCart = async (context: CartContext, draft: MyCartDraft): Promise<Cart> => {
  if (!context?.graphqlClient) throw failCart(context, 'graphqlClient is required')
  if (!draft?.currency) throw failCart(context, 'required params missing')
  return createdCart(context, await requestCart(context, draft))
}
