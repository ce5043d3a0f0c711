import { setTimeout } from 'node:timers/promises'
import { type GiftMessage, giftMessageActions } from '@selvedge/cart-domain/server'
import {
  addLineItem,
  type Cart,
  type CartAction,
  CartError,
  getActiveCart,
  type LineToAdd,
  updateMyCart,
} from '@selvedge/commerce-client'
import {
  applyDiscountCode,
  type CartChangeProblem,
  type CartChangeResult,
  cartChangeProblem,
  isCartGone,
} from '@selvedge/commerce-client/changes'
import type { Market } from '../catalogue/market.ts'
import type { ShopContext } from '../context/createContext.ts'
import type { CartState } from '../session/sessionState.ts'
import { callIdentity } from '../session/visitorToken.ts'
import { isOvertaken, joinParallelCarts } from './joinParallelCarts.ts'

/** The part of a request that the functions of this file use. */
export type CartContext = Pick<
  ShopContext,
  'session' | 'token' | 'identity' | 'market' | 'clientFor' | 'cartSite'
>

/**
 * Why a change of the cart failed: a problem of commerce-client, or one of these:
 *
 * - `too-many`: the visitor has tried too many promo codes, and may try another one later.
 * - `quantity`: the quantity is not a whole number within the limit.
 * - `yard-unfilled`: a part of the Fill-a-Yard has no design.
 * - `yard-unavailable`: a design of the Fill-a-Yard is unknown, or no longer printed.
 */
export type CartProblem = {
  readonly kind: CartChangeProblem['kind'] | 'too-many' | 'quantity' | 'yard-unfilled' | 'yard-unavailable'
}

/** A changed cart, or why it is unchanged. */
export type CartResult = CartChangeResult<CartProblem>

/** The result of switching a cart to another market. On failure the cart is unchanged. */
export type MarketChange =
  | { readonly ok: true; readonly changed: boolean; readonly droppedLines: number }
  | { readonly ok: false }

const callerOf = ({ clientFor, market, cartSite }: CartContext, bearer: string) => ({
  graphqlClient: clientFor(bearer),
  locale: market.locale,
  site: cartSite,
})

const noResponse = (message: string): CartError =>
  new CartError('An unexpected error has occurred.', { kind: 'network', message })

/**
 * Returns the parameters of cart functions with the visitor's token, or with the token of a new guest. Throws
 * {@link CartError} when the platform returns no token.
 */
const getOrCreateCaller = async (shop: CartContext) => {
  const bearer = await shop.token.getOrCreate()
  if (!bearer) throw noResponse('no token')
  return callerOf(shop, bearer)
}

const readActiveCart = async (shop: CartContext): Promise<Cart | undefined> => {
  const bearer = await shop.token.current()
  if (!bearer) return undefined
  const cart = await getActiveCart(callerOf(shop, bearer))
  if (cart) shop.session.rememberCart(cart)
  else shop.session.forgetCart()
  return cart
}

/** The visitor's cart, or `undefined` before the first add. Throws {@link CartError} when the platform does not respond. */
export const readCart = (shop: CartContext): Promise<Cart | undefined> => {
  const read = readActiveCart(shop)
  shop.session.beginCartRead(read)
  return read
}

/**
 * Runs a change and stores the changed cart in the session. A failure is returned as a value, and leaves the cart
 * unchanged.
 */
const changeCart = async ({ session }: CartContext, change: () => Promise<Cart>): Promise<CartResult> => {
  try {
    const cart = await change()
    session.rememberCart(cart)
    return { ok: true, value: cart }
  } catch (error) {
    if (isCartGone(error)) session.forgetCart()
    return { ok: false, problem: cartChangeProblem(error) }
  }
}

/** Applies actions to the visitor's cart with one call, because the session has the cart's id and version. */
export const updateCart = (shop: CartContext, actions: readonly CartAction[]): Promise<CartResult> =>
  changeCart(shop, async () => {
    const { id, version } = shop.session.cart ?? (await readCart(shop)) ?? {}
    if (!id || !version) throw new CartError('cartId and version are required')
    return updateMyCart(await getOrCreateCaller(shop), { id, version, actions })
  })

/**
 * Switches the visitor to another market. The currency of a cart cannot change, so a copy in the new currency replaces
 * the cart. Lines without a price in the new currency are dropped; `droppedLines` is their number.
 */
export const switchMarket = async (
  shop: CartContext,
  { currency, country, locale }: Market,
): Promise<MarketChange> => {
  const unchanged = { ok: true, changed: false, droppedLines: 0 } as const
  const bearer = await shop.token.current()
  // A visitor without a token has neither a cart nor preferences to save.
  if (!bearer) return unchanged
  const saved = await shop.identity.savePreferences(bearer, { currency, country, locale })
  if (!saved.ok) return { ok: false }
  const cart = await readCart(shop)
  if (!cart || cart.totalPrice.currencyCode === currency) return unchanged
  const fixed = await shop.identity.fixCart(bearer, cart.id)
  if (!fixed.ok) return { ok: false }
  const copy = await readCart(shop)
  return {
    ok: true,
    changed: fixed.value.wasCurrencyChanged,
    droppedLines: cart.lineItems.length - (copy?.lineItems.length ?? 0),
  }
}

/**
 * The cart to which a line is added. A visitor with a token may have a cart that is missing in the session; it is read,
 * because a second cart would hide it. A cart in another currency is switched to the currency of the page's prices.
 */
const cartToAddTo = async (shop: CartContext): Promise<CartState | undefined> => {
  const { session, market } = shop
  if (!session.cart) await readCart(shop)
  const isMoved = session.cart && session.cart.currency !== market.currency
  if (isMoved && !(await switchMarket(shop, market)).ok) throw noResponse('cart not fixed')
  return session.cart
}

/** The custom fields of a line, with the key or the id of their type. */
export type LineFields = Pick<LineToAdd, 'custom' | 'customTypeKey' | 'customTypeId'>

type NewLine = {
  readonly sku: string
  readonly quantity: number
  readonly fields?: LineFields | undefined
}

/** How often a line is added again when other requests have changed or replaced the cart meanwhile. */
const ADD_RETRIES = 3

/**
 * Adds a variant to the visitor's cart. Creates the cart if the visitor has none. When a request of another tab joins the
 * cart with another one at the same moment, the line is added to the cart that remains.
 */
export const addToCart = async (
  shop: CartContext,
  { sku, quantity, fields }: NewLine,
): Promise<CartResult> => {
  /** The cart that refused the line, and would refuse it again, for example because it is full. */
  let refusing: Cart | undefined
  const result = await changeCart(shop, async () => {
    let cart: CartState | Cart | undefined = await cartToAddTo(shop)
    const caller = await getOrCreateCaller(shop)
    const addTo = async (known: CartState | Cart | undefined): Promise<Cart> => {
      const { currency, country } = shop.market
      const changed = await addLineItem(caller, known ?? { currency, country }, { sku, quantity, ...fields })
      return known ? changed : joinParallelCarts(caller, changed)
    }
    for (let retries = 0; ; retries += 1) {
      try {
        return await addTo(cart)
      } catch (error) {
        if (!cart || retries === ADD_RETRIES || !isOvertaken(error)) throw error
        const current = await readCart(shop)
        if (current?.id === cart.id && current.version === cart.version) refusing = current
        if (refusing) throw error
        cart = current
      }
    }
  })
  if (refusing) shop.session.rememberCart(refusing)
  return result
}

/** Saves the gift message of the cart, or removes it when there is none. */
export const saveGift = async (shop: CartContext, gift: GiftMessage | undefined): Promise<CartResult> => {
  try {
    return await updateCart(shop, giftMessageActions((await readCart(shop)) ?? {}, gift))
  } catch (error) {
    return { ok: false, problem: cartChangeProblem(error) }
  }
}

/** How long a shopper waits for the identity backend to count an attempt to apply a promo code, in ms. */
const LIMIT_TIMEOUT_MS = 1_000

/**
 * Counts an attempt to apply a promo code, and returns whether it is allowed. If the identity backend does not respond,
 * the attempt is allowed.
 */
const countPromoCodeAttempt = async (shop: CartContext): Promise<boolean> => {
  const counted = await Promise.race([
    callIdentity(shop, (identity, bearer) => identity.countPromoCodeAttempt(bearer)),
    setTimeout(LIMIT_TIMEOUT_MS, undefined, { ref: false }),
  ])
  return !counted || counted.ok || counted.problem.kind !== 'too-many'
}

/** Applies the promo code that the visitor typed. Fails with `too-many` after too many attempts. */
export const applyPromoCode = async (shop: CartContext, code: string): Promise<CartResult> => {
  if (!(await countPromoCodeAttempt(shop))) return { ok: false, problem: { kind: 'too-many' } }
  // A failure to read the cart is ignored here, because the change below then fails and reports it.
  const cart = await readCart(shop).catch(() => undefined)
  const present = cart?.discountCodes.map(({ discountCode }) => discountCode?.code ?? '') ?? []
  return applyDiscountCode((actions) => updateCart(shop, actions), code, present)
}
