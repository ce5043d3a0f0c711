import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { CreateMyCartDocument, type CreateMyCartMutation, type MyCartDraft } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import type { Result } from '../result/result.ts'
import { reportCartError } from './reportCartError.ts'
import type { Cart, CartContext } from './types.ts'

type Created = Result<CreateMyCartMutation, CommerceProblem>

export const sendCreateMyCart = (context: CartContext, draft: MyCartDraft): Promise<Created> =>
  runMutation(context.graphqlClient, CreateMyCartDocument, {
    draft: context.site?.assign(draft) ?? draft,
    locale: context.locale ?? DEFAULT_LOCALE,
  })

/** Returns the cart of a response and calls `onUpdated`. A failure calls `onError` and throws. */
export const getCreatedCart = (context: CartContext, result: Created): Cart => {
  if (!result.ok) throw reportCartError(context, result.problem.message, result.problem)
  const cart = result.value.createMyCart
  if (!cart) throw reportCartError(context, 'An unexpected error has occurred.')
  context.onUpdated?.(cart)
  return cart
}

/**
 * Creates the visitor's cart and returns it. A lost response is not retried. Throws {@link CartError}; `onError` is
 * called first.
 *
 * @example
 * ```ts
 * import { type CartContext, createMyCart } from '@selvedge/commerce-client'
 *
 * const createUsCart = (context: CartContext) => createMyCart(context, { currency: 'USD', country: 'US' })
 * ```
 */
export const createMyCart = async (context: CartContext, draft: MyCartDraft): Promise<Cart> => {
  if (!context?.graphqlClient) throw reportCartError(context, 'graphqlClient is required')
  if (!draft?.currency) throw reportCartError(context, 'required params missing')
  return getCreatedCart(context, await sendCreateMyCart(context, draft))
}
