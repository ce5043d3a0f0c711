import { createHash } from 'node:crypto'
import type { Cart } from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { callIdentity } from '../session/visitorToken.ts'

type Weighed = {
  readonly lineItems: readonly {
    readonly quantity: number
    readonly variant: { readonly sku: string | null } | null
  }[]
}

/** A hash of what the weight of a cart depends on: the SKUs and their quantities. */
export const cartWeightHash = ({ lineItems }: Weighed): string =>
  createHash('sha256')
    .update(JSON.stringify(lineItems.map(({ variant, quantity }) => [variant?.sku ?? '', quantity]).sort()))
    .digest('base64url')
    .slice(0, 12)

/** Whether the cart was weighed with its current content. */
export const isCartWeighed = ({ session }: Pick<ShopContext, 'session'>, cart: Cart): boolean =>
  session.cart?.weighed === cartWeightHash(cart)

/**
 * Weighs the cart, because shipping rates depend on its weight. A change of country removes the shipping method. On
 * failure the rates still belong to the previous weight.
 */
export const weighCart = async (
  shop: ShopContext,
  cart: Cart,
  change: 'country' | 'none',
): Promise<{ readonly ok: boolean }> => {
  const { session, market } = shop
  const { id: _, ...address } = cart.shippingAddress ?? { id: null, country: market.country }
  const shippingAddress = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null))
  const weighed = await callIdentity(shop, (identity, bearer) =>
    identity.weighCart(bearer, {
      cartId: cart.id,
      currency: cart.totalPrice.currencyCode,
      countryUpdated: change === 'country',
      shippingAddress,
    }),
  )
  if (weighed.ok) session.markWeighed(weighed.value.version, cartWeightHash(cart))
  return { ok: weighed.ok }
}
