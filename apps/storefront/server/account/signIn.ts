import { defaultPreferences, deliveryCountries } from '@selvedge/cart-domain'
import { type GiftMessage, giftMessageOf } from '@selvedge/cart-domain/server'
import { type Cart, countryOfCurrency, isCurrency, type Result, type Tokens } from '@selvedge/commerce-client'
import type {
  Credentials,
  IdentityClient,
  IdentityProblem,
  IdentityResult,
  Registration,
  SignInResponse,
} from '@selvedge/identity-client'
import { applyPromoCode, type CartContext, readCart, saveGift, switchMarket } from '../cart/visitorCart.ts'
import type { ShopContext } from '../context/createContext.ts'
import { findCustomer } from './customer.ts'

/** The cart functions that merge the carts of a visitor who signs in. */
export const cartSteps = (shop: CartContext) => ({
  read: () => readCart(shop),
  applyCode: (code: string) => applyPromoCode(shop, code),
  saveGift: (gift: GiftMessage) => saveGift(shop, gift),
  move: () => switchMarket(shop, shop.market),
})
export type CartSteps = ReturnType<typeof cartSteps>

const codesOf = ({ discountCodes }: Cart): string[] =>
  discountCodes.flatMap(({ discountCode }) => (discountCode ? [discountCode.code] : []))

/**
 * Copies promo codes from a guest's cart to the customer's cart into which the lines were merged, and the gift message
 * unless the customer's cart has one. Returns false when something was not copied.
 */
const carryOverCodesAndGift = async (
  { applyCode, saveGift }: Pick<CartSteps, 'applyCode' | 'saveGift'>,
  guest: Cart | undefined,
  now: Cart | undefined,
): Promise<boolean> => {
  if (!guest || !now || guest.id === now.id) return true
  const present = codesOf(now)
  let all = true
  for (const code of codesOf(guest).filter((code) => !present.includes(code)))
    all = (await applyCode(code)).ok && all
  const gift = giftMessageOf(guest)
  return gift && !giftMessageOf(now) ? (await saveGift(gift)).ok && all : all
}

/** Whether an item of the guest's cart is missing in the customer's cart. */
const isLost = (guest: Cart | undefined, now: Cart | undefined): boolean =>
  (guest?.lineItems ?? []).some(
    ({ productId, variant, lineItemMode }) =>
      lineItemMode === 'Standard' &&
      !now?.lineItems.some((line) => line.productId === productId && line.variant?.id === variant?.id),
  )

/** The guest's cart; `undefined` for a customer, for an empty cart, and when the cart cannot be read. */
export const readGuestCart = async (
  { session }: CartContext,
  { read }: CartSteps,
): Promise<Cart | undefined> =>
  session.customer || !session.cart?.count ? undefined : read().catch(() => undefined)

/** Shows the prices in the currency of the cart with which a visitor comes from a brand's site, if it has lines. */
export const followCurrency = (
  { session, market }: Pick<CartContext, 'session' | 'market'>,
  cart: Cart | undefined,
): void => {
  const currency = cart?.lineItems.length ? cart.totalPrice.currencyCode : undefined
  if (currency && isCurrency(currency) && currency !== market.currency) session.chooseCurrency(currency)
}

type Carts = {
  readonly guest: Cart | undefined
  /** The customer's cart after the login. It is the guest's cart when the carts could not be merged. */
  readonly now: Cart | undefined
  /**
   * Whether the carts were merged; `false` when the identity backend could not merge them, and when the customer has no
   * cart.
   */
  readonly isMerged: boolean
  /** Whether the visitor comes from a brand's site, where they have seen the customer's cart in its currency. */
  readonly isCartKnown?: boolean | undefined
}

/**
 * Completes the merge of the guest's and the customer's carts: copies codes and gift, and switches the cart to the
 * currency that the visitor has selected. Shows a notice when something was not copied, or when the cart has another
 * currency.
 */
export const completeMerge = async (
  { session, market }: CartContext,
  steps: CartSteps,
  { guest, now, isMerged, isCartKnown }: Carts,
): Promise<void> => {
  const all = await carryOverCodesAndGift(steps, guest, now)
  const currency = now?.totalPrice.currencyCode ?? market.currency
  const isOther = currency !== market.currency
  if (isOther && isCartKnown && !guest) return followCurrency({ session, market }, now)
  const moved = isOther && session.currency ? await steps.move().catch(() => undefined) : undefined
  if (!all || (guest && !isMerged) || isLost(guest, now) || (moved?.ok && moved.droppedLines > 0))
    session.notify({ kind: 'cart-merge-failed' })
  else if (isOther && !moved?.ok) session.notify({ kind: 'currency-changed', currency })
  // A cart that could not be switched is shown in its own currency.
  if (isOther && !moved?.ok) session.forgetCurrency()
}

/**
 * Saves the guest's choices as the customer's preferences. Where the guest has chosen nothing, the session takes over
 * the customer's preferences. Without a response of the identity backend, the session stays as it is.
 */
const mergePreferences = async ({ session, identity, token }: CartContext): Promise<void> => {
  const { measurement, country, adultContent } = session
  const chosen = {
    ...(measurement ? { measurement_system: measurement } : {}),
    ...(country ? { country } : {}),
    ...(adultContent ? { adult_content: adultContent } : {}),
  }
  const bearer = await token.current()
  const hasChosen = Object.keys(chosen).length > 0
  const saved = await (hasChosen ? identity.savePreferences(bearer, chosen) : identity.preferences(bearer))
  if (!saved.ok) return
  const known = saved.value
  // A stored default may be a value that the customer never chose, so the visitor keeps the default of the locale.
  if (!measurement && known.measurement_system !== defaultPreferences.measurement_system)
    session.chooseMeasurement(known.measurement_system)
  if (!adultContent && known.adult_content !== defaultPreferences.adult_content)
    session.chooseAdultContent(known.adult_content)
  // The prices of a cart are in its own currency.
  if (!session.currency && !session.cart && known.currency !== defaultPreferences.currency)
    session.chooseCurrency(known.currency)
  const abroad = deliveryCountries.find((code) => code === known.country)
  if (!country && abroad && abroad !== countryOfCurrency(known.currency)) session.chooseCountry(abroad)
}

/** The tokens of a response, as the session stores them. */
export const tokensOf = ({ refreshToken, ...rest }: SignInResponse['tokens']): Tokens =>
  refreshToken ? { ...rest, refreshToken } : rest

type SignedIn = Pick<SignInResponse, 'tokens' | 'deviceId'> & {
  readonly guest: Cart | undefined
  /** Whether the identity backend has merged the guest's cart. */
  readonly isMerged: boolean
} & Pick<Carts, 'isCartKnown'>

/** Replaces the guest's token with the customer's, and the guest's cart with the customer's (spec §4). */
export const beginCustomerSession = async (
  shop: CartContext,
  steps: CartSteps,
  { tokens, deviceId, guest, isMerged, isCartKnown }: SignedIn,
): Promise<void> => {
  const { session } = shop
  session.signIn(tokensOf(tokens), deviceId)
  const [known, now] = await Promise.all([
    findCustomer(shop),
    steps.read().then(
      (value) => ({ ok: true, value }) as const,
      () => ({ ok: false }) as const,
    ),
  ])
  if (now.ok) await completeMerge(shop, steps, { guest, now: now.value, isMerged, isCartKnown })
  await mergePreferences(shop)
  if (known.ok && known.value) {
    const group = known.value.customerGroup
    session.rememberCustomer({
      firstName: known.value.firstName ?? '',
      ...(group ? { groupId: group.id, groupKey: group.key ?? '' } : {}),
    })
  }
}

type SignInContext = CartContext & Pick<ShopContext, 'userAgent'>

/** Signs in with a call of the identity backend, which may require a confirmation by mail first. */
const signIn = async (
  shop: SignInContext,
  steps: CartSteps,
  call: (identity: IdentityClient, bearer: string | undefined) => IdentityResult<SignInResponse | undefined>,
): Promise<Result<'signed-in' | 'confirm', IdentityProblem>> => {
  const guest = await readGuestCart(shop, steps)
  const response = await call(shop.identity, await shop.token.current())
  if (!response.ok) return response
  if (!response.value) return { ok: true, value: 'confirm' }
  const { tokens, deviceId, cartId } = response.value
  await beginCustomerSession(shop, steps, {
    tokens,
    ...(deviceId ? { deviceId } : {}),
    guest,
    isMerged: cartId !== null,
  })
  return { ok: true, value: 'signed-in' }
}

export const logIn = (shop: SignInContext, credentials: Credentials, steps = cartSteps(shop)) =>
  signIn(shop, steps, (identity, bearer) =>
    identity.login(bearer, { ...credentials, device: shop.userAgent }),
  )

/** Creates an account and signs in. Returns `confirm` when the customer has to follow a link in a mail first. */
export const registerCustomer = (shop: SignInContext, registration: Registration) =>
  signIn(shop, cartSteps(shop), (identity, bearer) =>
    identity.register(bearer, { ...registration, device: shop.userAgent }),
  )

/** Completes a registration with the token from the link in the mail, and signs in. */
export const confirmCustomer = (shop: SignInContext, link: string) =>
  signIn(shop, cartSteps(shop), (identity, bearer) =>
    identity.confirmRegistration(bearer, link, shop.userAgent),
  )

/** Revokes both tokens and starts over as a guest (spec §4). */
export const logOut = async ({
  session,
  identity,
}: Pick<ShopContext, 'session' | 'identity'>): Promise<void> => {
  const ending = [session.customer?.tokens, session.anonymous].flatMap((tokens) =>
    tokens ? [tokens.accessToken, ...(tokens.refreshToken ? [tokens.refreshToken] : [])] : [],
  )
  session.signOut()
  await identity.logout(ending)
}
