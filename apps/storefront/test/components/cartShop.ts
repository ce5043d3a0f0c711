import { giftMessageSchema, readForm } from '@selvedge/cart-domain/forms'
import type { giftMessageOf } from '@selvedge/cart-domain/server'
import { predictionInput } from '@selvedge/cart-domain/server'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { parseCartChange } from '../../app/features/cart/cartChange.server.ts'
import { cartProblemText } from '../../app/features/cart/cartProblemText.ts'
import type { CartData, CartRefusal, CartResult } from '../../app/features/cart/cartResult.ts'
import * as cartRoute from '../../app/routes/($locale).cart.tsx'
import type { CartRules } from '../../server/cart/cartView.ts'
import { cartView } from '../../server/cart/cartView.ts'
import { aFrame, openShop, prerenderShop, refused } from './openShop.tsx'

type Cart = Parameters<typeof cartView>[0]
type Line = Cart['lineItems'][number]

const guestRules: CartRules = { isPlusMember: false, cannotJoin: 'guest', minimums: [], locale: 'en-US' }

let reads = Date.now()

/** A cart as its page's loader returns it. */
export const cartDataOf = (cart: Cart): CartData => {
  reads += 1
  if (cart.lineItems.length === 0) return { cart: undefined, base: undefined, readAt: reads }
  return { cart: cartView(cart, () => '', guestRules), base: predictionInput(cart), readAt: reads }
}

/** A refused change as the server returns it. */
export const cartRefusal = (
  kind: CartRefusal['problem']['kind'],
  subject: string,
  typed?: string,
): ReturnType<typeof refused> =>
  refused({
    kind: 'refused',
    problem: { kind },
    message: cartProblemText({ kind }),
    subject,
    ...(typed ? { typed } : {}),
  } satisfies CartRefusal)

/** A response that never arrives: the connection is lost. */
export const lostConnection = (): never => {
  throw new TypeError('Failed to fetch')
}

let lines = 0

/**
 * A line with a unique id. The page delays quantity changes separately for each line id, so tests must not share an id.
 */
export const aCartLine = (name: string, quantity = 1): Line => {
  lines += 1
  return aLine({ id: `line-${lines}`, name, quantity, totalPrice: usd(3_900 * quantity) })
}

const withLines = (cart: Cart, lineItems: readonly Line[]): Cart => ({
  ...cart,
  version: cart.version + 1,
  lineItems: [...lineItems],
  totalLineItemQuantity: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: usd(lineItems.reduce((sum, { totalPrice }) => sum + (totalPrice?.centAmount ?? 0), 0)),
})

const withQuantity = (line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  totalPrice: usd(line.price.value.centAmount * quantity),
})

const withGift = (cart: Cart, gift: ReturnType<typeof giftMessageOf>): Cart => ({
  ...cart,
  custom: gift
    ? {
        customFieldsRaw: [
          { name: 'giftTo', value: gift.to },
          { name: 'giftFrom', value: gift.from },
          { name: 'giftMessage', value: gift.message },
        ],
      }
    : null,
})

/** The platform's result of a change, or why the platform refuses the change. */
const applyChange = (cart: Cart, form: FormData): Cart | ReturnType<typeof refused> => {
  const parsed = parseCartChange(form)
  if (!parsed.ok) return cartRefusal(parsed.problem.kind, String(form.get('lineItemId') ?? 'code'))
  const change = parsed.value
  const others = (id: string) => cart.lineItems.filter((line) => line.id !== id)
  switch (change.intent) {
    case 'add':
      return withLines(cart, [...cart.lineItems, aCartLine('Terrazzo Rosa', change.quantity)])
    case 'quantity':
      return withLines(
        cart,
        cart.lineItems
          .map((line) => (line.id === change.lineItemId ? withQuantity(line, change.quantity) : line))
          .filter(({ quantity }) => quantity > 0),
      )
    case 'remove':
    case 'move-to-wishlist':
      return withLines(cart, others(change.lineItemId))
    case 'keep-only':
      return withLines(
        cart,
        cart.lineItems.filter(({ id }) => id === change.lineItemId).map((line) => withQuantity(line, 1)),
      )
    case 'add-code':
      return {
        ...cart,
        discountCodes: [
          ...cart.discountCodes,
          {
            state: 'MatchesCart',
            discountCodeRef: { typeId: 'discount-code', id: change.code },
            discountCode: {
              id: change.code,
              code: change.code,
              name: null,
              isActive: true,
              cartDiscounts: [],
            },
          },
        ],
      }
    case 'remove-code':
      return {
        ...cart,
        discountCodes: cart.discountCodes.filter(
          ({ discountCodeRef }) => discountCodeRef.id !== change.codeId,
        ),
      }
    case 'save-gift': {
      const gift = readForm(giftMessageSchema, form.entries())
      return gift.ok
        ? withGift(cart, gift.value)
        : refused({ kind: 'gift-refused', form: gift } satisfies CartResult)
    }
    case 'remove-gift':
      return withGift(cart, undefined)
  }
}

type Responder = () => unknown

const gates = new Set<() => void>()

/**
 * Releases every response. Changes are sent one after another: a delayed response would delay the changes of the next
 * test.
 */
export const releaseResponses = (): void => {
  for (const open of gates) open()
  gates.clear()
}

/** A shop with one cart, in the memory of the test. It carries out changes, unless the test overrides the response. */
export const createCartShop = (...lineItems: readonly Line[]) => {
  let cart = withLines(aCart(), lineItems)
  const requests: Record<string, string>[] = []
  const responders: Responder[] = []
  let gate = Promise.resolve()
  /** Records a request and responds when responses are not delayed: with the test's response, or with the shop's. */
  const respond = async (form: FormData, carryOut: Responder): Promise<unknown> => {
    requests.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])))
    const responder = responders.shift()
    await gate
    return (responder ?? carryOut)()
  }
  const change = (form: FormData): unknown => {
    const next = applyChange(cart, form)
    if (!('lineItems' in next)) return next
    cart = next
    return {
      kind: 'changed',
      intent: String(form.get('intent')),
      data: cartDataOf(cart),
    } satisfies CartResult
  }
  return {
    /** The changes that the shop received, as they were posted. */
    requests,
    loader: () => cartDataOf(cart),
    frame: () =>
      aFrame({
        cartCount: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
        cartStamp: `${cart.id}:${cart.version}`,
      }),
    respond,
    action: (form: FormData) => respond(form, () => change(form)),
    /** Removes a line, as another tab does: this page notices it when it loads the cart again. */
    removeInOtherTab: (lineItemId: string) => {
      cart = withLines(
        cart,
        cart.lineItems.filter(({ id }) => id !== lineItemId),
      )
    },
    /** Overrides the response to the next posted change instead of carrying it out. */
    respondNext: (responder: Responder) => responders.push(responder),
    /** Delays every response until the returned function is called. */
    delayResponses: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      gates.add(resolve)
      return resolve
    },
  }
}

export type CartShop = ReturnType<typeof createCartShop>

const visitOf = ({ frame, loader, action }: CartShop) => ({
  at: '/cart',
  frame,
  routes: { '/cart': { module: cartRoute, loader, action } },
})

/** Opens the cart's page. */
export const openCart = (shop: CartShop) => openShop(visitOf(shop))

/** Shows the cart's page as the server renders it, and returns the function that hydrates it. */
export const prerenderCart = (shop: CartShop) => prerenderShop(visitOf(shop))
