import { isCurrency, type Tokens } from '@selvedge/commerce-client'
import * as v from 'valibot'
import { type Cookies, cartIdCookie } from './cookies.ts'
import { NoticeShape } from './notice.ts'
import { ProofStateShape } from './proofState.ts'
import {
  CartShape,
  CustomerShape,
  PreferencesShape,
  type SessionState,
  TokensShape,
  WishlistShape,
} from './sessionState.ts'

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

export const readSession = async (cookies: Cookies, header: string | null): Promise<SessionState> => {
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
  before: SessionState,
  after: SessionState,
  secure: boolean,
): Promise<string[]> => {
  const written = [
    [cookies.anonymous, before.anonymous, after.anonymous],
    [cookies.customer, before.customer, after.customer],
    [cookies.cartState, before.cart, after.cart],
    [cookies.notice, before.notice, after.notice],
    [cookies.wishlist, before.wishlist, after.wishlist],
    [cookies.proof, before.proof, after.proof],
    [cookies.preferences, { currency: before.currency }, { currency: after.currency }],
  ] as const
  const changed = written.filter(([, old, value]) => JSON.stringify(old) !== JSON.stringify(value))
  return [
    ...(await Promise.all(
      changed.map(([cookie, , value]) =>
        value === undefined ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(value),
      ),
    )),
    ...(before.cart?.id === after.cart?.id ? [] : [cartIdCookie(after.cart?.id, secure)]),
  ]
}
