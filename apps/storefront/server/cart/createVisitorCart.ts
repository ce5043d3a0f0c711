import {
  addLineItem,
  type Cart,
  type CartAction,
  CartError,
  changeQuantityAction,
  createCommerceClient,
  createMyCart,
  getActiveCart,
  removeLineAction,
  updateMyCart,
} from '@selvedge/commerce-client'
import type { Market } from '../catalogue/market.ts'
import type { Session } from '../session/session.ts'
import type { VisitorToken } from '../session/visitorToken.ts'
import { type CartProblem, cartProblem } from './cartProblem.ts'

export type CartResult =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly problem: CartProblem }

type Dependencies = {
  readonly session: Session
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** The visitor's cart: read it, change it. The session keeps what is needed to add with a single call. */
export type VisitorCart = {
  /** The cart, or `undefined` before the first add. Throws {@link CartError} when the platform does not answer. */
  readonly read: () => Promise<Cart | undefined>
  readonly add: (sku: string, quantity: number) => Promise<CartResult>
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<CartResult>
  readonly remove: (lineItemId: string) => Promise<CartResult>
  readonly addCode: (code: string) => Promise<CartResult>
  readonly removeCode: (id: string) => Promise<CartResult>
  readonly update: (actions: readonly CartAction[]) => Promise<CartResult>
  /** The same lines in another currency: a cart's own cannot change, so a new cart takes its place. */
  readonly moveTo: (market: Market) => Promise<void>
  readonly forget: () => void
}

export const createVisitorCart = ({
  session,
  token,
  market,
  graphqlUrl,
  headers,
}: Dependencies): VisitorCart => {
  const contextFor = (bearer: string) => ({
    graphqlClient: createCommerceClient({ graphqlUrl, token: async () => bearer, headers }),
    locale: market.locale,
  })
  const context = async () => {
    const bearer = await token.ensured()
    if (!bearer)
      throw new CartError('An unexpected error has occurred.', { kind: 'network', message: 'no token' })
    return contextFor(bearer)
  }

  const remember = (cart: Cart | undefined): Cart | undefined => {
    session.cart = cart && {
      id: cart.id,
      version: cart.version,
      count: cart.totalLineItemQuantity ?? 0,
      currency: cart.totalPrice.currencyCode,
    }
    return cart
  }

  const read = async (): Promise<Cart | undefined> => {
    const bearer = await token.held()
    return bearer ? remember(await getActiveCart(contextFor(bearer))) : undefined
  }

  const attempt = async (change: () => Promise<Cart>): Promise<CartResult> => {
    try {
      const cart = await change()
      remember(cart)
      return { ok: true, cart }
    } catch (error) {
      return { ok: false, problem: cartProblem(error) }
    }
  }

  const update = (actions: readonly CartAction[]): Promise<CartResult> =>
    attempt(async () => {
      const known = session.cart ?? (await read())
      if (!known) throw new CartError('cartId and version are required')
      return updateMyCart(await context(), { id: known.id, version: known.version, actions })
    })

  /** Whether a failure says that the cart we remember is not there any more, e.g. because it was ordered elsewhere. */
  const isGone = (error: unknown): boolean =>
    error instanceof CartError &&
    error.problem?.kind === 'graphql' &&
    ['ResourceNotFound', 'InvalidOperation'].includes(error.problem.code)

  const add = (sku: string, quantity: number): Promise<CartResult> =>
    attempt(async () => {
      const visitor = await context()
      const line = { sku, quantity }
      const fresh = { currency: market.currency, country: market.country }
      const { cart } = session
      try {
        return await addLineItem(visitor, cart && cart.currency === market.currency ? cart : fresh, line)
      } catch (error) {
        if (!cart || !isGone(error)) throw error
        const current = await read()
        return addLineItem(visitor, current ?? fresh, line)
      }
    })

  const addCode = async (code: string): Promise<CartResult> => {
    const added = await update([{ addDiscountCode: { code } }])
    if (!added.ok) return added
    const info = added.cart.discountCodes.find(
      ({ discountCode }) => discountCode?.code.toLowerCase() === code.toLowerCase(),
    )
    if (!info || info.state === 'MatchesCart' || info.state === 'ApplicationStoppedByGroupBestDeal')
      return added
    // A code that does nothing would keep the order from being placed: it comes off again, and the shopper is told.
    await update([
      { removeDiscountCode: { discountCode: { typeId: 'discount-code', id: info.discountCodeRef.id } } },
    ])
    return {
      ok: false,
      problem: { kind: info.state === 'MaxApplicationReached' ? 'code-used-up' : 'code-not-applicable' },
    }
  }

  return {
    read,
    add,
    update,
    addCode,
    setQuantity: (lineItemId, quantity) => update([changeQuantityAction(lineItemId, quantity)]),
    remove: (lineItemId) => update([removeLineAction(lineItemId)]),
    removeCode: (id) => update([{ removeDiscountCode: { discountCode: { typeId: 'discount-code', id } } }]),
    moveTo: async (target) => {
      const cart = await read()
      if (!cart || cart.lineItems.length === 0 || cart.totalPrice.currencyCode === target.currency) return
      remember(
        await createMyCart(await context(), {
          currency: target.currency,
          country: target.country,
          locale: target.locale,
          lineItems: cart.lineItems.map((line) => ({
            sku: line.variant?.sku ?? '',
            quantity: line.quantity,
          })),
        }),
      )
    },
    forget: () => {
      session.cart = undefined
    },
  }
}
