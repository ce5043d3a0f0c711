import { runMutation } from '../client/execute.ts'
import { UpdateMyCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { CartError, isVersionConflict } from './cartError.ts'
import { getActiveCart } from './getActiveCart.ts'
import type { Cart, CartContext, CartUpdate } from './types.ts'

/** How often a lost version race is tried again (spec §4). */
export const CART_RETRIES = 3

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt + Math.random() * 30))

/**
 * Changes a cart and gives the full updated one.
 *
 * A version conflict means that nothing of the update was applied: the cart is read again and the same actions go out
 * on its version, up to three times. A lost connection is not retried, because the update may have been applied.
 * Throws {@link CartError}: 'params required', 'cartId and version are required', or the platform's words.
 */
export const updateMyCart = async (context: CartContext, update: CartUpdate): Promise<Cart> => {
  const { graphqlClient, locale = DEFAULT_LOCALE } = context
  if (!graphqlClient) throw new CartError('graphqlClient is required')
  if (!update) throw new CartError('params required')
  if (!update.id || !update.version) throw new CartError('cartId and version are required')

  let { version } = update
  for (let attempt = 0; ; attempt += 1) {
    const answer = await runMutation(graphqlClient, UpdateMyCartDocument, {
      id: update.id,
      version,
      actions: [...update.actions],
      locale,
    })
    if (answer.ok) {
      if (!answer.value.updateMyCart) throw new CartError('An unexpected error has occurred.')
      return answer.value.updateMyCart
    }
    if (!isVersionConflict(answer.problem) || attempt === CART_RETRIES)
      throw new CartError(answer.problem.message, answer.problem)
    await pause(attempt)
    const current = await getActiveCart(context)
    if (current?.id !== update.id) throw new CartError(answer.problem.message, answer.problem)
    version = current.version
  }
}
