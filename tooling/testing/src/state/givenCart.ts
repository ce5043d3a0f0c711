import type { ShopAddresses } from '../shop/shop.ts'
import type { Page } from '../visitor/Page.ts'
import { Visitor } from '../visitor/Visitor.ts'
import { addLine, applyCode, type CartLine, type Gift, saveGift, switchCurrency } from './cartSteps.ts'
import { type Payment, placeOrder, takePaymentStep, takeShippingStep } from './checkoutSteps.ts'
import type { Currency, Person } from './people.ts'

export type CartState = {
  /** A yard of fabric unless given. */
  readonly lines?: readonly CartLine[]
  /** A logged-in customer, or somebody with a past; a new guest unless given. */
  readonly visitor?: Visitor
  /** The visitor's own currency, chosen before anything is added. */
  readonly currency?: Currency
  /** Path prefix of the locale to shop in, e.g. `/en-GB`. */
  readonly locale?: string
  readonly code?: string
  readonly gift?: Gift
  /** Goes through the shipping step. */
  readonly address?: Person
  readonly shippingMethod?: string
  /** Goes through the payment step. Needs an address. */
  readonly payment?: Payment
  /** The number of the card to pay with. */
  readonly card?: string
}

export type GivenCart = {
  readonly visitor: Visitor
  /** The page where the state is complete: the cart, the payment step or the review. */
  readonly page: Page
  readonly cartId: string
}

const fabric: CartLine = { category: 'fabric' }

/** The id of the cart that a visitor's cookie names. */
export const cartIdOf = async (visitor: Visitor): Promise<string> => {
  const id = await visitor.cookie('CT_cart')
  if (!id) throw new Error('The visitor has no cart.')
  return id
}

/** Brings a cart into a state by the shop's own pages and forms. */
export const givenCart = async (
  shop: Pick<ShopAddresses, 'storefront'>,
  state: CartState = {},
): Promise<GivenCart> => {
  const { lines = [fabric], visitor = new Visitor({ shop: shop.storefront }), locale } = state
  if (state.currency && state.currency !== 'USD') await switchCurrency(visitor, state.currency)
  let page: Page | undefined
  for (const line of lines) page = await addLine(visitor, line, locale)
  page ??= await visitor.open(`${locale ?? ''}/cart`)
  if (state.code) page = await applyCode(page, state.code)
  if (state.gift) page = await saveGift(page, state.gift)
  if (state.address) {
    page = await takeShippingStep(await page.follow('Go to shipping'), state.address, state.shippingMethod)
    if (state.payment) page = await takePaymentStep(page, state.payment, state.card)
  }
  return { visitor, page, cartId: await cartIdOf(visitor) }
}

export type OrderState = CartState & { readonly address: Person }

/** Places an order by the shop's own pages, paid by card unless said otherwise, and gives its success page. */
export const givenOrder = async (
  shop: Pick<ShopAddresses, 'storefront'>,
  state: OrderState,
): Promise<GivenCart & { readonly number: string }> => {
  const cart = await givenCart(shop, { payment: 'card', ...state })
  const page = await placeOrder(cart.page)
  return { ...cart, page, number: page.url.searchParams.get('order') ?? '' }
}
