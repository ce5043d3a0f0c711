import { cartTotals } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { CartPayment, IdentityResult, PaymentChoice } from '@selvedge/identity-client'
import type { ShopContext } from '../context/createContext.ts'
import { callIdentity } from '../session/visitorCalls.ts'
import { type PaymentView, paymentView } from './paymentView.ts'

/** Chooses how a cart is paid: method and store credit together. A refused choice changes nothing. */
export const choosePayment = (
  shop: ShopContext,
  cartId: string,
  choice: PaymentChoice,
): IdentityResult<CartPayment> =>
  callIdentity(shop, (identity, bearer) => identity.choosePayment(bearer, cartId, choice))

/** The ways to pay for a cart, and the chosen one. */
export const paymentFor = async (
  shop: ShopContext,
  cart: Cart,
): Promise<{ readonly ok: true; readonly value: PaymentView } | { readonly ok: false }> => {
  const { identity, session, market, settings } = shop
  const bearer = await shop.token.held()
  const isCustomer = session.customer !== undefined
  const [payment, kinds, savedCards, balances] = await Promise.all([
    identity.cartPayment(bearer, cart.id),
    identity.paymentKinds(bearer),
    isCustomer ? identity.savedCards(bearer) : undefined,
    isCustomer ? identity.credit(bearer) : undefined,
  ])
  if (!payment.ok || !kinds.ok) return { ok: false }
  const currency = cart.totalPrice.currencyCode
  return {
    ok: true,
    value: paymentView({
      cart,
      totalCents: cartTotals(cart).total,
      locale: market.locale,
      payment: payment.value,
      kinds: kinds.value,
      // A wallet that does not answer is an empty one: there are other ways to pay.
      savedCards: savedCards?.ok ? savedCards.value : [],
      creditCents: balances?.ok
        ? (balances.value.find((balance) => balance.currency === currency)?.cents ?? 0)
        : 0,
      isTrade: session.customer?.groupKey === 'trade',
      hasPayPalPage: settings.payPalPageUrl !== undefined,
    }),
  }
}
