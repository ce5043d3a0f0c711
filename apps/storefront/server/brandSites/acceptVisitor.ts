import { type Cart, getActiveCart, isCurrency, ownerOfToken } from '@selvedge/commerce-client'
import type { HandoverClient, VisitorHandover } from '@selvedge/identity-client/handovers'
import {
  beginCustomerSession,
  cartSteps,
  completeMerge,
  followCurrency,
  readGuestCart,
  tokensOf,
} from '../account/signIn.ts'
import { addLineOfCart } from '../cart/joinParallelCarts.ts'
import { type CartContext, readCart, updateCart } from '../cart/visitorCart.ts'

type Handovers = Pick<HandoverClient, 'mergeCarts'>
type Guest = Pick<VisitorHandover, 'tokens'>

/** The cart of a guest of a brand's site; `undefined` when it has no lines. Throws `CartError` when it cannot be read. */
const readBrandCart = async (
  { clientFor, market, cartSite }: CartContext,
  { tokens }: Guest,
): Promise<Cart | undefined> => {
  const cart = await getActiveCart({
    graphqlClient: clientFor(tokens.accessToken),
    locale: market.locale,
    site: cartSite,
  })
  return cart?.lineItems.length ? cart : undefined
}

type GuestCart = { readonly guest: Cart; readonly guestToken: string }

/** Merges a guest's cart into the cart of a customer. Returns whether it was merged. */
const mergeIntoCustomer = async (
  handovers: Handovers,
  customer: { readonly token: string | undefined; readonly id: string },
  { guest, guestToken }: GuestCart,
): Promise<boolean> => {
  const currency = guest.totalPrice.currencyCode
  if (!isCurrency(currency)) return false
  const merged = await handovers.mergeCarts(customer.token, {
    guestCartId: guest.id,
    guestToken,
    customerId: customer.id,
    currency,
  })
  return merged.ok && merged.value !== 'FAILED'
}

/** Continues as a guest of a brand's site. The lines of the guest who was here before are added to the cart. */
const continueAsGuest = async (shop: CartContext, { tokens }: Guest, cart: Cart): Promise<void> => {
  const { session } = shop
  const isSame = session.ownerId === ownerOfToken(tokens.scope).anonymousId
  const before = isSame ? undefined : await readGuestCart(shop, cartSteps(shop))
  session.continueAsGuest(tokensOf(tokens))
  session.rememberCart(cart)
  followCurrency(shop, cart)
  const lines = before?.lineItems.filter(({ lineItemMode }) => lineItemMode === 'Standard') ?? []
  if (lines.length === 0) return
  const added = await updateCart(shop, lines.map(addLineOfCart))
  if (!added.ok) session.notify({ kind: 'cart-merge-failed' })
}

/** Merges the cart of a guest of a brand's site into the cart of the customer who is signed in here. */
const mergeGuest = async (
  shop: CartContext,
  handovers: Handovers,
  { tokens }: Guest,
  guest: Cart,
): Promise<void> => {
  const customer = { token: await shop.token.current(), id: shop.session.ownerId ?? '' }
  const isMerged = await mergeIntoCustomer(handovers, customer, { guest, guestToken: tokens.accessToken })
  const now = await readCart(shop).catch(() => undefined)
  await completeMerge(shop, cartSteps(shop), { guest, now, isMerged })
}

/** Signs in the customer of a brand's site. The cart of the guest who was here before is merged into theirs. */
const continueAsCustomer = async (
  shop: CartContext,
  handovers: Handovers,
  { tokens }: Guest,
  id: string,
): Promise<void> => {
  const { session } = shop
  if (session.customer && session.ownerId === id)
    return followCurrency(shop, await readCart(shop).catch(() => undefined))
  const steps = cartSteps(shop)
  const guest = await readGuestCart(shop, steps)
  const guestToken = guest && (await shop.token.current())
  const isMerged =
    guest !== undefined &&
    guestToken !== undefined &&
    (await mergeIntoCustomer(handovers, { token: tokens.accessToken, id }, { guest, guestToken }))
  await beginCustomerSession(shop, steps, { tokens, guest, isMerged, isCartKnown: true })
}

/**
 * Continues as a visitor of a brand's site: as the same guest or customer, so that both sites show one cart. Somebody who is
 * signed in here stays signed in when a guest comes, and gets the guest's lines. No line of the cart that was here before
 * is lost. Returns false when the guest's cart cannot be read; the session is unchanged then.
 */
export const acceptVisitor = async (
  shop: CartContext,
  handovers: Handovers,
  { tokens, customerId }: VisitorHandover,
): Promise<boolean> => {
  if (customerId !== undefined) {
    await continueAsCustomer(shop, handovers, { tokens }, customerId)
    return true
  }
  const read = await readBrandCart(shop, { tokens }).then(
    (cart) => ({ ok: true, cart }) as const,
    () => ({ ok: false }) as const,
  )
  if (!read.ok) return false
  // The cart that is here stays when the guest has none.
  if (!read.cart) return true
  if (shop.session.customer) await mergeGuest(shop, handovers, { tokens }, read.cart)
  else await continueAsGuest(shop, { tokens }, read.cart)
  return true
}
