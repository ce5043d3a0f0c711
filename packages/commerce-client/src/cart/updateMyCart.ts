import { runMutation } from '../client/execute.ts'
import { UpdateMyCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { isVersionConflict } from './cartError.ts'
import { failCart } from './failCart.ts'
import { getActiveCart } from './getActiveCart.ts'
import { isApplied } from './isApplied.ts'
import { pause } from './pause.ts'
import type { Cart, CartContext, CartUpdate } from './types.ts'

/** How often an update is tried again (spec §4). */
export const CART_RETRIES = 3

/**
 * Changes a cart and gives the full updated one, up to three retries later (spec §4).
 *
 * - A version conflict means that nothing was applied: the same actions go out on the version that won.
 * - A lost answer leaves open whether they were: the cart is read again, and only what it does not hold yet goes out.
 *   Where it cannot tell (a line added without key or `base`), the failure is thrown.
 *
 * Throws {@link CartError}: 'params required', 'cartId and version are required', or the platform's words; `onError`
 * gets it first.
 */
export const updateMyCart = async (context: CartContext, update: CartUpdate): Promise<Cart> => {
  const { graphqlClient, locale = DEFAULT_LOCALE } = context ?? {}
  if (!graphqlClient) throw failCart(context, 'graphqlClient is required')
  if (!update) throw failCart(context, 'params required')
  const { id, actions } = update
  if (!id || !update.version) throw failCart(context, 'cartId and version are required')

  const done = (cart: Cart): Cart => {
    context.onUpdated?.(cart)
    return cart
  }
  let { version } = update
  let base = update.base?.version === version ? update.base : undefined
  let isAnswerLost = false
  for (let retries = 0; ; retries += 1) {
    const answer = await runMutation(graphqlClient, UpdateMyCartDocument, {
      id,
      version,
      actions: [...actions],
      locale,
    })
    if (answer.ok) {
      if (!answer.value.updateMyCart) throw failCart(context, 'An unexpected error has occurred.')
      return done(answer.value.updateMyCart)
    }
    const { problem } = answer
    const isLost = problem.kind === 'network'
    if (retries === CART_RETRIES || !(isLost || isVersionConflict(problem)))
      throw failCart(context, problem.message, problem)
    isAnswerLost ||= isLost
    await (context.pause ?? pause)(retries)
    const current = await getActiveCart(context, { fresh: true }).catch(() => undefined)
    // Sent again on the same version it is applied once at most, whatever became of the first one.
    if (isLost && current?.version === version) continue
    if (current?.id !== id) throw failCart(context, problem.message, problem)
    const evidence = isAnswerLost ? isApplied(actions, current, base) : 'missing'
    if (evidence === 'applied') return done(current)
    if (evidence === 'unknown') throw failCart(context, problem.message, problem)
    version = current.version
    base = current
    isAnswerLost = false
  }
}
