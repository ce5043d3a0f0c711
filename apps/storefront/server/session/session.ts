import { type CurrencyCode, isCurrency, type Tokens } from '@selvedge/commerce-client'
import * as v from 'valibot'
import { type Cookies, cartIdCookie } from './cookies.ts'
import { type Notice, NoticeShape } from './notice.ts'
import { type ProofState, ProofStateShape } from './proofState.ts'

const TokensShape = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})
const CustomerShape = v.object({
  tokens: TokensShape,
  firstName: v.string(),
  groupId: v.optional(v.string()),
  groupKey: v.optional(v.string()),
})
const CartShape = v.object({
  id: v.string(),
  version: v.number(),
  count: v.number(),
  currency: v.string(),
  /** What of the cart was weighed last. */
  weighed: v.optional(v.string()),
  /** The attempt that places its order. */
  attempt: v.optional(v.string()),
  /** What stays told at checkout until it is waved away: lines that a replica lacks, an address that was not saved. */
  warning: v.optional(v.picklist(['lines-left-behind', 'address-not-saved'])),
})
const WishlistShape = v.object({ of: v.string(), holds: v.picklist(['something', 'nothing']) })
const PreferencesShape = v.object({ currency: v.optional(v.string()) })

/** A signed-in customer as the cookie keeps them. */
export type CustomerSession = v.InferOutput<typeof CustomerShape>
/** The cart last seen: enough to add a line with one call and to show the count without any. */
export type CartState = v.InferOutput<typeof CartShape>

/** Whether the wishlist of a customer or guest, named by their id, holds anything: spares asking for an empty one. */
export type WishlistState = v.InferOutput<typeof WishlistShape>

/** What the visitor's cookies say. A cookie that is broken, forged or of an old shape counts as absent. */
export type Session = {
  anonymous: Tokens | undefined
  customer: CustomerSession | undefined
  cart: CartState | undefined
  currency: CurrencyCode | undefined
  /** Told once, by the next page; see `Notice`. */
  notice: Notice | undefined
  wishlist: WishlistState | undefined
  proof: ProofState | undefined
}

const shaped = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

const tokensOf = (value: v.InferOutput<typeof TokensShape> | undefined): Tokens | undefined => {
  if (!value) return undefined
  const { refreshToken, ...rest } = value
  return refreshToken ? { ...rest, refreshToken } : rest
}

export const readSession = async (cookies: Cookies, header: string | null): Promise<Session> => {
  const read = async (cookie: { parse: (header: string | null) => Promise<unknown> }): Promise<unknown> =>
    cookie.parse(header).catch(() => undefined)
  const preferences = shaped(PreferencesShape, await read(cookies.preferences))
  return {
    anonymous: tokensOf(shaped(TokensShape, await read(cookies.anonymous))),
    customer: shaped(CustomerShape, await read(cookies.customer)),
    cart: shaped(CartShape, await read(cookies.cartState)),
    currency: isCurrency(preferences?.currency) ? preferences.currency : undefined,
    notice: shaped(NoticeShape, await read(cookies.notice)),
    wishlist: shaped(WishlistShape, await read(cookies.wishlist)),
    proof: shaped(ProofStateShape, await read(cookies.proof)),
  }
}

/** The Set-Cookie headers that turn the session that came into the one that goes. */
export const changedCookies = async (
  cookies: Cookies,
  before: Session,
  after: Session,
  secure: boolean,
): Promise<string[]> => {
  const differs = (name: keyof Session): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const write = (
    cookie: { serialize: (value: unknown, options?: { maxAge: number }) => Promise<string> },
    value: unknown,
  ): Promise<string> => (value === undefined ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(value))
  return [
    ...(differs('anonymous') ? [await write(cookies.anonymous, after.anonymous)] : []),
    ...(differs('customer') ? [await write(cookies.customer, after.customer)] : []),
    ...(differs('cart') ? [await write(cookies.cartState, after.cart)] : []),
    ...(before.cart?.id !== after.cart?.id ? [cartIdCookie(after.cart?.id, secure)] : []),
    ...(differs('notice') ? [await write(cookies.notice, after.notice)] : []),
    ...(differs('wishlist') ? [await write(cookies.wishlist, after.wishlist)] : []),
    ...(differs('proof') ? [await write(cookies.proof, after.proof)] : []),
    ...(differs('currency') ? [await write(cookies.preferences, { currency: after.currency })] : []),
  ]
}
