import { type Gift, giftOf } from '@selvedge/cart-domain/server'
import type { Cart, Result } from '@selvedge/commerce-client'
import type {
  Credentials,
  IdentityClient,
  IdentityProblem,
  IdentityResult,
  Registration,
  SignedIn,
} from '@selvedge/identity-client'
import { applyPromoCode, type CartContext, moveToMarket, readCart, saveGift } from '../cart/visitorCart.ts'
import type { ShopContext } from '../context/createContext.ts'
import { findCustomer } from './customer.ts'

/** What happens to the carts while a visitor signs in. */
const cartSteps = (shop: CartContext) => ({
  read: () => readCart(shop),
  applyCode: (code: string) => applyPromoCode(shop, code),
  saveGift: (gift: Gift) => saveGift(shop, gift),
  move: () => moveToMarket(shop, shop.market),
})
export type CartSteps = ReturnType<typeof cartSteps>

const codesOf = ({ discountCodes }: Cart): string[] =>
  discountCodes.flatMap(({ discountCode }) => (discountCode ? [discountCode.code] : []))

/**
 * Takes what a guest's cart had beside its lines to the customer's cart that the lines went to: promo codes, and the gift
 * message where there is none yet. False when something of it was not taken along.
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
  const gift = giftOf(guest)
  return gift && !giftOf(now) ? (await saveGift(gift)).ok && all : all
}

/** Whether something that a guest had picked is not in the cart that they have as a customer. */
const isLost = (guest: Cart | undefined, now: Cart | undefined): boolean =>
  (guest?.lineItems ?? []).some(
    ({ productId, variant, lineItemMode }) =>
      lineItemMode === 'Standard' &&
      !now?.lineItems.some((line) => line.productId === productId && line.variant?.id === variant?.id),
  )

/** What a guest has picked so far; `undefined` also when it cannot be read. */
const guestCart = async ({ session }: CartContext, { read }: CartSteps): Promise<Cart | undefined> =>
  session.customer || !session.cart?.count ? undefined : read().catch(() => undefined)

/**
 * Makes one cart of what guest and customer had: codes and a gift come along, and a currency that the visitor has chosen
 * counts for the cart too. What did not come along is shown, and so is another currency.
 */
const mergeCarts = async (
  { session, market }: CartContext,
  steps: CartSteps,
  guest: Cart | undefined,
  now: Cart | undefined,
): Promise<void> => {
  const all = await carryOverCodesAndGift(steps, guest, now)
  const currency = now?.totalPrice.currencyCode ?? market.currency
  const isOther = currency !== market.currency
  const moved = isOther && session.currency ? await steps.move().catch(() => undefined) : undefined
  if (!all || isLost(guest, now) || (moved?.ok && moved.droppedLines > 0))
    session.notify({ kind: 'cart-merge-failed' })
  else if (isOther && !moved?.ok) session.notify({ kind: 'currency-changed', currency })
  // What could not be moved is shown in the currency that it has.
  if (isOther && !moved?.ok) session.forgetCurrency()
}

/** The customer's token takes the guest's place, and the customer's cart that of the guest (spec §4). */
const begin = async (
  shop: CartContext,
  steps: CartSteps,
  { tokens }: SignedIn,
  guest: Cart | undefined,
): Promise<void> => {
  const { session } = shop
  const { refreshToken, ...rest } = tokens
  session.signIn(refreshToken ? { ...rest, refreshToken } : rest)
  const [known, now] = await Promise.all([
    findCustomer(shop),
    steps.read().then(
      (value) => ({ ok: true, value }) as const,
      () => ({ ok: false }) as const,
    ),
  ])
  if (now.ok) await mergeCarts(shop, steps, guest, now.value)
  if (known.ok && known.value) {
    const group = known.value.customerGroup
    session.rememberCustomer({
      firstName: known.value.firstName ?? '',
      ...(group ? { groupId: group.id, groupKey: group.key ?? '' } : {}),
    })
  }
}

/** Signs in by a call of the identity backend, which may ask for a confirmation by mail first. */
const signIn = async (
  shop: CartContext,
  steps: CartSteps,
  call: (identity: IdentityClient, bearer: string | undefined) => IdentityResult<SignedIn | undefined>,
): Promise<Result<'signed-in' | 'confirm', IdentityProblem>> => {
  const guest = await guestCart(shop, steps)
  const response = await call(shop.identity, await shop.token.current())
  if (!response.ok) return response
  if (!response.value) return { ok: true, value: 'confirm' }
  await begin(shop, steps, response.value, guest)
  return { ok: true, value: 'signed-in' }
}

export const logIn = (shop: CartContext, credentials: Credentials, steps = cartSteps(shop)) =>
  signIn(shop, steps, (identity, bearer) => identity.login(bearer, credentials))

/** Makes an account and signs in; `confirm` when a link in a mail has to be followed first. */
export const registerCustomer = (shop: CartContext, registration: Registration) =>
  signIn(shop, cartSteps(shop), (identity, bearer) => identity.register(bearer, registration))

/** Finishes a registration by the token of its mail's link, and signs in. */
export const confirmCustomer = (shop: CartContext, link: string) =>
  signIn(shop, cartSteps(shop), (identity, bearer) => identity.confirmRegistration(bearer, link))

/** Ends both tokens and starts over as a guest (spec §4). */
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
