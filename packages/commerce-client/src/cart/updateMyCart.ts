import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { UpdateMyCartDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { isVersionConflict } from './cartError.ts'
import { getActiveCart } from './getActiveCart.ts'
import { lostUpdateStatus } from './lostUpdateStatus.ts'
import { pauseBeforeRetry } from './pauseBeforeRetry.ts'
import { reportCartError } from './reportCartError.ts'
import type { Cart, CartContext, CartUpdate } from './types.ts'

/** Whether another request has changed or deleted the cart: it does not say what became of an earlier attempt. */
const isChangedElsewhere = (problem: CommerceProblem): boolean =>
  isVersionConflict(problem) || (problem.kind === 'graphql' && problem.code === 'ResourceNotFound')

/** The maximum number of retries of an update. */
export const CART_RETRIES = 3

/**
 * Changes a cart and returns the full updated one, with up to three retries.
 *
 * - After a version conflict nothing was applied: the same actions are sent with the newer version.
 *   When another cart is the active one by then, the conflict is thrown.
 * - After a lost response the cart is read again, and only actions that it does not show are sent. When the cart cannot
 *   show it (a line added without key or `base`), the failure is thrown.
 *
 * Throws {@link CartError}: 'params required', 'cartId and version are required', or the platform's message;
 * `onError` is called first.
 *
 * @example
 * ```ts
 * import { type Cart, type CartContext, CartError, removeLineAction, updateMyCart } from '@selvedge/commerce-client'
 *
 * const remove = async (context: CartContext, cart: Cart, lineItemId: string) => {
 *   try {
 *     return await updateMyCart(context, { ...cart, base: cart, actions: [removeLineAction(lineItemId)] })
 *   } catch (error) {
 *     if (error instanceof CartError) return error.message
 *     throw error
 *   }
 * }
 * ```
 */
export const updateMyCart = async (context: CartContext, update: CartUpdate): Promise<Cart> => {
  const { graphqlClient, locale = DEFAULT_LOCALE } = context ?? {}
  if (!graphqlClient) throw reportCartError(context, 'graphqlClient is required')
  if (!update) throw reportCartError(context, 'params required')
  const { id, actions } = update
  if (!id || !update.version) throw reportCartError(context, 'cartId and version are required')

  const done = (cart: Cart): Cart => {
    context.onUpdated?.(cart)
    return cart
  }
  let { version } = update
  let base = update.base?.version === version ? update.base : undefined
  /** A request whose response was lost: the platform may have applied it. */
  let lost: CommerceProblem | undefined
  for (let retries = 0; ; retries += 1) {
    const result = await runMutation(graphqlClient, UpdateMyCartDocument, {
      id,
      version,
      actions: [...actions],
      locale,
    })
    if (result.ok) {
      if (!result.value.updateMyCart) throw reportCartError(context, 'An unexpected error has occurred.')
      return done(result.value.updateMyCart)
    }
    const { problem } = result
    const isResponseLost = problem.kind === 'network'
    if (isResponseLost) lost = problem
    const reported = lost && isChangedElsewhere(problem) ? lost : problem
    if (retries === CART_RETRIES || !(isResponseLost || isVersionConflict(problem)))
      throw reportCartError(context, reported.message, reported)
    await (context.pause ?? pauseBeforeRetry)(retries)
    const current = await getActiveCart(context, { fresh: true }).catch(() => undefined)
    // A retry on the same version is applied at most once, whether or not the first request was applied.
    if (isResponseLost && current?.version === version) continue
    if (current?.id !== id) throw reportCartError(context, reported.message, reported)
    const status = lost ? lostUpdateStatus(actions, current, base) : 'missing'
    if (status === 'applied') return done(current)
    if (status === 'unknown') throw reportCartError(context, reported.message, reported)
    version = current.version
    base = current
    lost = undefined
  }
}
