import {
  addLineItem,
  type Cart,
  type CartAction,
  CartError,
  changeQuantityAction,
  createCommerceClient,
  getActiveCart,
  removeLineAction,
  updateMyCart,
} from '@selvedge/commerce-client'
import type { SavedFields } from '@selvedge/commerce-client/wishlist'
import type { IdentityClient } from '@selvedge/identity-client'
import type { Market } from '../catalogue/market.ts'
import type { Session } from '../session/session.ts'
import type { CartState } from '../session/sessionState.ts'
import type { VisitorToken } from '../session/visitorToken.ts'
import { applyCode } from './applyCode.ts'
import { cartProblem } from './cartProblem.ts'
import type { CartResult } from './cartResult.ts'
import { type Gift, giftActions } from './gift.ts'
import { mayTryCode } from './mayTryCode.ts'

/** What became of a cart on its way to another market. On failure it is as it was. */
export type Moved =
  | { readonly ok: true; readonly changed: boolean; readonly leftBehind: number }
  | { readonly ok: false }

type Dependencies = {
  readonly session: Session
  readonly identity: IdentityClient
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** The visitor's cart: read it, change it. The session keeps what is needed to add with a single call. */
export type VisitorCart = {
  /** The cart, or `undefined` before the first add. Throws {@link CartError} when the platform does not answer. */
  readonly read: () => Promise<Cart | undefined>
  /** Adds a variant, with the custom fields that it had on a wishlist. */
  readonly add: (sku: string, quantity: number, custom?: SavedFields) => Promise<CartResult>
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<CartResult>
  readonly remove: (lineItemId: string) => Promise<CartResult>
  /** Puts a promo code on the cart; `too-many` when the visitor has tried too many of late. */
  readonly addCode: (code: string) => Promise<CartResult>
  readonly removeCode: (id: string) => Promise<CartResult>
  readonly setGift: (gift: Gift | undefined) => Promise<CartResult>
  readonly update: (actions: readonly CartAction[]) => Promise<CartResult>
  /**
   * Makes a market the visitor's own. A cart's currency cannot change, so a replica in the new one takes its place, with
   * everything that it had but lines that have no price there: how many those are is the answer.
   */
  readonly moveTo: (market: Market) => Promise<Moved>
  readonly forget: () => void
}

export const createVisitorCart = ({
  session,
  identity,
  token,
  market,
  graphqlUrl,
  headers,
}: Dependencies): VisitorCart => {
  const contextFor = (bearer: string) => ({
    graphqlClient: createCommerceClient({
      graphqlUrl,
      runtime: 'server',
      token: async () => bearer,
      headers,
    }),
    locale: market.locale,
  })
  const context = async () => {
    const bearer = await token.ensured()
    if (!bearer)
      throw new CartError('An unexpected error has occurred.', { kind: 'network', message: 'no token' })
    return contextFor(bearer)
  }

  const remember = (cart: Cart | undefined): Cart | undefined => {
    if (cart) session.rememberCart(cart)
    else session.forgetCart()
    return cart
  }

  const read = async (): Promise<Cart | undefined> => {
    const bearer = await token.held()
    return bearer ? remember(await getActiveCart(contextFor(bearer))) : undefined
  }

  /** Whether a failure says that the cart we remember is not there any more, e.g. because it was ordered elsewhere. */
  const isGone = (error: unknown): boolean =>
    error instanceof CartError &&
    error.problem?.kind === 'graphql' &&
    ['ResourceNotFound', 'InvalidOperation'].includes(error.problem.code)

  const attempt = async (change: () => Promise<Cart>): Promise<CartResult> => {
    try {
      const cart = await change()
      remember(cart)
      return { ok: true, cart }
    } catch (error) {
      // A cart that is not there any more is not remembered either.
      if (isGone(error)) session.forgetCart()
      return { ok: false, problem: cartProblem(error) }
    }
  }

  const update = (actions: readonly CartAction[]): Promise<CartResult> =>
    attempt(async () => {
      const known = session.cart ?? (await read())
      if (!known) throw new CartError('cartId and version are required')
      return updateMyCart(await context(), { id: known.id, version: known.version, actions })
    })

  const moveTo: VisitorCart['moveTo'] = async ({ currency, country, locale }) => {
    const bearer = await token.held()
    // Whoever has no token yet has neither a cart nor preferences that could be kept.
    if (!bearer) return { ok: true, changed: false, leftBehind: 0 }
    const saved = await identity.savePreferences(bearer, { currency, country, locale })
    if (!saved.ok) return { ok: false }
    const cart = await read()
    if (!cart || cart.totalPrice.currencyCode === currency) return { ok: true, changed: false, leftBehind: 0 }
    const fixed = await identity.fixCart(bearer, cart.id)
    if (!fixed.ok) return { ok: false }
    const replica = await read()
    return {
      ok: true,
      changed: fixed.value.wasCurrencyChanged,
      leftBehind: cart.lineItems.length - (replica?.lineItems.length ?? 0),
    }
  }

  /**
   * The cart to add to, as the session knows it. A second one would hide it, so whoever holds a token is asked for first,
   * and one in another currency than the page's prices follows them.
   */
  const ownCart = async (): Promise<CartState | undefined> => {
    if (!session.cart) await read()
    if (!session.cart || session.cart.currency === market.currency) return session.cart
    const moved = await moveTo(market)
    if (!moved.ok)
      throw new CartError('The cart could not follow.', { kind: 'network', message: 'cart not fixed' })
    return session.cart
  }

  const add: VisitorCart['add'] = (sku, quantity, custom) =>
    attempt(async () => {
      // Before there is a token: whoever comes with none has no cart to ask for.
      const cart = await ownCart()
      const visitor = await context()
      const line = {
        sku,
        quantity,
        ...(custom
          ? {
              customTypeId: custom.typeId,
              custom: Object.fromEntries(custom.fields.map(({ name, value }) => [name, value])),
            }
          : {}),
      }
      const fresh = { currency: market.currency, country: market.country }
      try {
        return await addLineItem(visitor, cart ?? fresh, line)
      } catch (error) {
        if (!cart || !isGone(error)) throw error
        const current = await read()
        return addLineItem(visitor, current ?? fresh, line)
      }
    })

  const addCode = async (code: string): Promise<CartResult> => {
    if (!(await mayTryCode(identity, token))) return { ok: false, problem: { kind: 'too-many' } }
    // A cart that cannot be read is told of by the change itself.
    const cart = await read().catch(() => undefined)
    const present = cart?.discountCodes.map(({ discountCode }) => discountCode?.code ?? '') ?? []
    return applyCode(update, code, present)
  }

  return {
    read,
    add,
    update,
    addCode,
    setQuantity: (lineItemId, quantity) => update([changeQuantityAction(lineItemId, quantity)]),
    remove: (lineItemId) => update([removeLineAction(lineItemId)]),
    removeCode: (id) => update([{ removeDiscountCode: { discountCode: { typeId: 'discount-code', id } } }]),
    setGift: async (gift) => {
      try {
        return await update(giftActions((await read()) ?? {}, gift))
      } catch (error) {
        return { ok: false, problem: cartProblem(error) }
      }
    },
    moveTo,
    forget: () => session.forgetCart(),
  }
}
