import type { ShopAddresses } from '../shop/shop.ts'
import type { Page } from '../visitor/Page.ts'
import { Visitor } from '../visitor/Visitor.ts'
import { addLine, applyCode, type CartLine, type Gift, saveGift, switchCurrency } from './cartSteps.ts'
import { completePaymentStep, completeShippingStep, type Payment, placeOrder } from './checkoutSteps.ts'
import { checkOutAsGuest } from './guestCheckout.ts'
import type { Currency, Person } from './people.ts'

export type CartState = {
  /** The lines; a yard of fabric by default. */
  readonly lines?: readonly CartLine[]
  /** An existing visitor, such as a logged-in customer; a new guest by default. */
  readonly visitor?: Visitor
  /** The visitor's currency, set before anything is added. */
  readonly currency?: Currency
  /** Path prefix of the locale to shop in, e.g. `/en-GB`. */
  readonly locale?: string
  readonly code?: string
  readonly gift?: Gift
  /** Opens the checkout instead of the cart. A state with an address opens it anyway. */
  readonly opensCheckout?: true
  /** Completes the shipping step with this address. */
  readonly address?: Person
  readonly shippingMethod?: string
  /** Completes the payment step. Needs an address. */
  readonly payment?: Payment
  /** The number of the card to pay with. */
  readonly card?: string
}

export type GivenCart = {
  readonly visitor: Visitor
  /** The page on which the state is complete: the cart or a step of the checkout. */
  readonly page: Page
  readonly cartId: string
}

const fabric: CartLine = { category: 'fabric' }

/**
 * Returns the id of the cart from the visitor's cookie. The cookie of a further site has the site's key at the end of
 * its name.
 */
export const cartIdOf = async (visitor: Visitor): Promise<string> => {
  const cookies = await visitor.cookies()
  const id = (
    cookies.find(({ name }) => name === 'CT_cart') ?? cookies.find(({ name }) => name.startsWith('CT_cart_'))
  )?.value
  if (!id) throw new Error('The visitor has no cart.')
  return id
}

/** Creates a cart in a state through the pages and forms of the shop. */
export const givenCart = async (
  shop: Pick<ShopAddresses, 'storefront'>,
  state: CartState = {},
): Promise<GivenCart> => {
  const { lines = [fabric], locale, currency, code, gift, address, shippingMethod, payment, card } = state
  const visitor = state.visitor ?? new Visitor({ shop: shop.storefront })
  if (currency && currency !== 'USD') await switchCurrency(visitor, currency)
  const isCheckout = address !== undefined || state.opensCheckout === true
  // The cart's page is loaded only when it is used.
  const needsCart = code !== undefined || gift !== undefined || lines.length === 0 || !isCheckout
  let page: Page | undefined
  for (const [at, line] of lines.entries()) {
    const isShown = needsCart && at === lines.length - 1
    page = await addLine(visitor, line, locale, isShown ? 'follow' : 'manual')
    if (!isShown && page.status !== 303)
      throw new Error(`The ${line.category} was not added: ${page.status} ${page.alerts.join(' ')}`)
  }
  page ??= await visitor.open(`${locale ?? ''}/cart`)
  if (code) page = await applyCode(page, code)
  if (gift) page = await saveGift(page, gift)
  if (address && state.visitor === undefined)
    page = await checkOutAsGuest(visitor, {
      lines,
      currency,
      locale,
      code,
      address,
      shippingMethod,
      payment,
      card,
    })
  else if (isCheckout) {
    page = await visitor.open(`${locale ?? ''}/checkout`)
    if (address) page = await completeShippingStep(page, address, shippingMethod)
    if (payment) page = await completePaymentStep(page, payment, card)
  }
  return { visitor, page, cartId: await cartIdOf(visitor) }
}

export type OrderState = CartState & { readonly address: Person }

/** Places an order through the pages of the shop, paid by card by default, and returns its success page. */
export const givenOrder = async (
  shop: Pick<ShopAddresses, 'storefront'>,
  state: OrderState,
): Promise<GivenCart & { readonly number: string }> => {
  const cart = await givenCart(shop, { payment: 'card', ...state })
  const page = await placeOrder(cart.page)
  return { ...cart, page, number: page.url.searchParams.get('order') ?? '' }
}
