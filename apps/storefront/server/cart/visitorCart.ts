import {
  addLineItem,
  type Cart,
  type CartAction,
  CartError,
  getActiveCart,
  updateMyCart,
} from '@selvedge/commerce-client'
import type { SavedFields } from '@selvedge/commerce-client/wishlist'
import type { Market } from '../catalogue/market.ts'
import type { ShopContext } from '../context/createContext.ts'
import type { CartState } from '../session/sessionState.ts'
import { cartProblem } from './cartProblem.ts'
import type { CartResult } from './cartResult.ts'
import { type Gift, giftActions } from './gift.ts'

/** What the functions of this file need of a request. */
export type CartContext = Pick<ShopContext, 'session' | 'token' | 'identity' | 'market' | 'clientFor'>

/** The result of a cart's move to another market. On failure the cart is as it was. */
export type Moved =
  | { readonly ok: true; readonly changed: boolean; readonly leftBehind: number }
  | { readonly ok: false }

const callerOf = ({ clientFor, market }: CartContext, bearer: string) => ({
  graphqlClient: clientFor(bearer),
  locale: market.locale,
})

/** The visitor's own token, or a new guest's. Throws {@link CartError} when the platform gives none. */
const ensuredCaller = async (shop: CartContext) => {
  const bearer = await shop.token.ensured()
  if (!bearer)
    throw new CartError('An unexpected error has occurred.', { kind: 'network', message: 'no token' })
  return callerOf(shop, bearer)
}

/** The visitor's cart, or `undefined` before the first add. Throws {@link CartError} when the platform does not answer. */
export const readCart = async (shop: CartContext): Promise<Cart | undefined> => {
  const bearer = await shop.token.held()
  if (!bearer) return undefined
  const cart = await getActiveCart(callerOf(shop, bearer))
  if (cart) shop.session.rememberCart(cart)
  else shop.session.forgetCart()
  return cart
}

/** Whether an error says that the remembered cart no longer exists, for example because it was ordered on another device. */
const isGone = (error: unknown): boolean =>
  error instanceof CartError &&
  error.problem?.kind === 'graphql' &&
  ['ResourceNotFound', 'InvalidOperation'].includes(error.problem.code)

/** Runs a change and remembers the changed cart. A failure is a value; the cart is then as it was. */
const changeCart = async ({ session }: CartContext, change: () => Promise<Cart>): Promise<CartResult> => {
  try {
    const cart = await change()
    session.rememberCart(cart)
    return { ok: true, cart }
  } catch (error) {
    if (isGone(error)) session.forgetCart()
    return { ok: false, problem: cartProblem(error) }
  }
}

/** Applies actions to the visitor's cart with one call: the session knows the cart's id and version. */
export const updateCart = (shop: CartContext, actions: readonly CartAction[]): Promise<CartResult> =>
  changeCart(shop, async () => {
    const known = shop.session.cart ?? (await readCart(shop))
    if (!known) throw new CartError('cartId and version are required')
    return updateMyCart(await ensuredCaller(shop), { id: known.id, version: known.version, actions })
  })

/**
 * Switches the visitor to another market. The currency of a cart cannot change, so a copy in the new currency replaces it,
 * without the lines that have no price there; `leftBehind` counts them.
 */
export const moveToMarket = async (
  shop: CartContext,
  { currency, country, locale }: Market,
): Promise<Moved> => {
  const bearer = await shop.token.held()
  // A visitor without a token has neither a cart nor preferences to save.
  if (!bearer) return { ok: true, changed: false, leftBehind: 0 }
  const saved = await shop.identity.savePreferences(bearer, { currency, country, locale })
  if (!saved.ok) return { ok: false }
  const cart = await readCart(shop)
  if (!cart || cart.totalPrice.currencyCode === currency) return { ok: true, changed: false, leftBehind: 0 }
  const fixed = await shop.identity.fixCart(bearer, cart.id)
  if (!fixed.ok) return { ok: false }
  const copy = await readCart(shop)
  return {
    ok: true,
    changed: fixed.value.wasCurrencyChanged,
    leftBehind: cart.lineItems.length - (copy?.lineItems.length ?? 0),
  }
}

/**
 * The cart to add to. A visitor with a token may have one that the session does not know, which a second cart would hide. A
 * cart in another currency than the page's prices is moved to that currency.
 */
const cartToAddTo = async (shop: CartContext): Promise<CartState | undefined> => {
  const { session, market } = shop
  if (!session.cart) await readCart(shop)
  if (!session.cart || session.cart.currency === market.currency) return session.cart
  const moved = await moveToMarket(shop, market)
  if (!moved.ok)
    throw new CartError('The cart could not be moved to the currency.', {
      kind: 'network',
      message: 'cart not fixed',
    })
  return session.cart
}

type NewLine = {
  readonly sku: string
  readonly quantity: number
  /** The custom fields that the variant has on a wishlist. */
  readonly custom?: SavedFields | undefined
}

/** Adds a variant to the visitor's cart, which the first add creates. */
export const addToCart = (shop: CartContext, { sku, quantity, custom }: NewLine): Promise<CartResult> =>
  changeCart(shop, async () => {
    const cart = await cartToAddTo(shop)
    const caller = await ensuredCaller(shop)
    const fields = custom && {
      customTypeId: custom.typeId,
      custom: Object.fromEntries(custom.fields.map(({ name, value }) => [name, value])),
    }
    const line = { sku, quantity, ...fields }
    const newCart = { currency: shop.market.currency, country: shop.market.country }
    try {
      return await addLineItem(caller, cart ?? newCart, line)
    } catch (error) {
      if (!cart || !isGone(error)) throw error
      return addLineItem(caller, (await readCart(shop)) ?? newCart, line)
    }
  })

/** Saves the gift message of the cart, or removes it when there is none. */
export const saveGift = async (shop: CartContext, gift: Gift | undefined): Promise<CartResult> => {
  try {
    return await updateCart(shop, giftActions((await readCart(shop)) ?? {}, gift))
  } catch (error) {
    return { ok: false, problem: cartProblem(error) }
  }
}
