import { getCreatedCart, sendCreateMyCart } from './createMyCart.ts'
import { getActiveCart } from './getActiveCart.ts'
import { addLineAction } from './lineActions.ts'
import { lostUpdateStatus } from './lostUpdateStatus.ts'
import { pauseBeforeRetry } from './pauseBeforeRetry.ts'
import { reportCartError } from './reportCartError.ts'
import type { AddLineAction, Cart, CartContext, LineToAdd } from './types.ts'
import { CART_RETRIES, updateMyCart } from './updateMyCart.ts'

type NewCart = { readonly currency: string; readonly country: string }

/** The cart that a line is added to: a known cart, or a new cart with this currency and country. */
export type AddLineItemTarget =
  | { readonly id: string; readonly version?: number; readonly base?: Cart | undefined }
  | NewCart

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')

const create = async (
  context: CartContext,
  { currency, country }: NewCart,
  action: AddLineAction,
): Promise<Cart> => {
  const { locale = null } = context
  const lineItems = [action.addLineItem]
  for (let retries = 0; ; retries += 1) {
    const result = await sendCreateMyCart(context, { currency, country, locale, lineItems })
    if (result.ok || result.problem.kind !== 'network' || retries === CART_RETRIES)
      return getCreatedCart(context, result)
    await (context.pause ?? pauseBeforeRetry)(retries)
    const current = await getActiveCart(context, { fresh: true }).catch(() => null)
    if (current === null) return getCreatedCart(context, result)
    if (!current) continue
    // There was no cart before the request. If the request succeeded, the new cart contains the line's key. A cart
    // without this key was created by another tab.
    if (lostUpdateStatus([action], current, undefined) !== 'applied')
      return updateMyCart(context, { ...current, actions: [action], base: current })
    context.onUpdated?.(current)
    return current
  }
}

/**
 * Adds a line with one mutation: it creates the cart together with its first line, or updates the known one (version 1
 * by default, spec §5). Retries add the line only once, because the line has a key. Returns the full updated cart.
 * Throws {@link CartError}; `onError` is called first.
 *
 * @example
 * ```ts
 * import { addLineItem, type CartContext } from '@selvedge/commerce-client'
 *
 * const addTwo = (context: CartContext, productId: string) =>
 *   addLineItem(context, { currency: 'USD', country: 'US' }, { productId, quantity: 2 })
 * ```
 */
export const addLineItem = async (
  context: CartContext,
  target: AddLineItemTarget,
  line: LineToAdd,
): Promise<Cart> => {
  if (!context?.graphqlClient) throw reportCartError(context, 'graphqlClient is required')
  if (!target || !(line?.sku || line?.productId)) throw reportCartError(context, 'required params missing')
  // When the type of custom fields is missing, the platform ignores the fields without an error.
  if (line.custom && !line.customTypeKey && !line.customTypeId)
    throw reportCartError(context, 'required params missing')
  const action = addLineAction({ ...line, key: line.key ?? newKey() })
  return 'id' in target
    ? updateMyCart(context, { version: 1, ...target, actions: [action] })
    : create(context, target, action)
}
