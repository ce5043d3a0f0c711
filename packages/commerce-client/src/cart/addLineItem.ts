import { CartError } from './cartError.ts'
import { createMyCart } from './createMyCart.ts'
import { addLineAction } from './lineActions.ts'
import type { Cart, CartContext, LineToAdd } from './types.ts'
import { updateMyCart } from './updateMyCart.ts'

/** Where a line goes: into a known cart, or into a new one of this currency and country. */
export type AddTarget =
  | { readonly id: string; readonly version?: number }
  | { readonly currency: string; readonly country: string }

/**
 * Adds a line with one mutation: the cart is created lazily together with its first line, else the known one is
 * updated (version 1 unless said otherwise, spec §5). Throws {@link CartError}.
 */
export const addLineItem = async (
  context: CartContext,
  target: AddTarget,
  line: LineToAdd,
): Promise<Cart> => {
  if (!target || !line || !(line.sku || line.productId)) throw new CartError('required params missing')
  if ('id' in target)
    return updateMyCart(context, {
      id: target.id,
      version: target.version ?? 1,
      actions: [addLineAction(line)],
    })
  const { addLineItem: first } = addLineAction(line)
  return createMyCart(context, {
    currency: target.currency,
    country: target.country,
    locale: context.locale ?? null,
    lineItems: first ? [first] : [],
  })
}
