import { createdCart, requestCart } from './createMyCart.ts'
import { failCart } from './failCart.ts'
import { getActiveCart } from './getActiveCart.ts'
import { isApplied } from './isApplied.ts'
import { addLineAction } from './lineActions.ts'
import { pause } from './pause.ts'
import type { Cart, CartAction, CartContext, LineToAdd } from './types.ts'
import { CART_RETRIES, updateMyCart } from './updateMyCart.ts'

type NewCart = { readonly currency: string; readonly country: string }

/** Where a line goes: into a known cart, or into a new one of this currency and country. */
export type AddTarget = { readonly id: string; readonly version?: number; readonly base?: Cart } | NewCart

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')

const create = async (
  context: CartContext,
  { currency, country }: NewCart,
  action: Required<Pick<CartAction, 'addLineItem'>>,
): Promise<Cart> => {
  const { locale = null } = context
  const lineItems = action.addLineItem ? [action.addLineItem] : []
  for (let retries = 0; ; retries += 1) {
    const answer = await requestCart(context, { currency, country, locale, lineItems })
    if (answer.ok || answer.problem.kind !== 'network' || retries === CART_RETRIES)
      return createdCart(context, answer)
    await (context.pause ?? pause)(retries)
    const current = await getActiveCart(context, { fresh: true }).catch(() => null)
    if (current === null) return createdCart(context, answer)
    if (!current) continue
    // There was no cart before: one that holds the line's key is ours, any other is another tab's.
    if (isApplied([action], current, undefined) !== 'applied')
      return updateMyCart(context, { ...current, actions: [action], base: current })
    context.onUpdated?.(current)
    return current
  }
}

/**
 * Adds a line with one mutation: the cart is created lazily together with its first line, else the known one is updated
 * (version 1 unless said otherwise, spec §5). However often it has to be tried, the line is counted once: it carries a
 * key. Throws {@link CartError}; `onError` gets it first.
 */
export const addLineItem = async (
  context: CartContext,
  target: AddTarget,
  line: LineToAdd,
): Promise<Cart> => {
  if (!context?.graphqlClient) throw failCart(context, 'graphqlClient is required')
  if (!target || !(line?.sku || line?.productId)) throw failCart(context, 'required params missing')
  // Custom fields without their type would be lost without a word.
  if (line.custom && !line.customTypeKey && !line.customTypeId)
    throw failCart(context, 'required params missing')
  const action = addLineAction({ ...line, key: line.key ?? newKey() })
  return 'id' in target
    ? updateMyCart(context, { version: 1, ...target, actions: [action] })
    : create(context, target, action)
}
