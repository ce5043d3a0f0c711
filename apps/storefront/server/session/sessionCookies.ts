import { createCookie } from '@remix-run/node'
import * as v from 'valibot'
import type { Settings } from '../settings/settings.ts'
import { cookieShapes, type SessionState } from './sessionState.ts'

const DAY = 60 * 60 * 24
const YEAR = 60 * 60 * 24 * 365
const TOKEN_MAX_AGE = 60 * 60 * 24 * 200
/** How long an unshown notice is kept; after that it is out of date. */
const NOTICE_MAX_AGE = 120
/** The maximum time for which a browser shows a preview without opening its link again, in seconds. */
export const PREVIEW_MAX_AGE = 8 * 60 * 60
/** How long the nonce is kept, in seconds. A move between the shop's origins takes much less time. */
const HANDOVER_MAX_AGE = 600
/** For how long the shop links back to a brand's own site, in seconds. */
const BRAND_PAGE_MAX_AGE = 4 * 60 * 60

/**
 * Whether a browser stores Secure cookies from this origin: over https, and on the local machine, which browsers trust
 * like https. A shop at a plain http URL in a network cannot use the attribute.
 */
export const keepsSecureCookies = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname)
}

type CookieSettings = Pick<Settings, 'sessionSecrets' | 'origin'> & {
  /**
   * A suffix for the names of cookies. Every site but the default one needs it, and so does a checkout on its own origin.
   * Browsers send the cookies of a host to all its ports, so sites at different ports need different names.
   */
  readonly site?: string
}

/** The name of a cookie of a site. */
const nameOf = (name: string, site: string | undefined): string => (site ? `${name}_${site}` : name)

/**
 * The shop's cookies. Tokens have the specification's names, signed and HttpOnly; `CT_cart` contains only the cart's
 * id, which alone gives no access to the cart; scripts may read no other cookie (spec §6, §9).
 */
export const createCookies = ({ sessionSecrets, origin, site }: CookieSettings) => {
  const secure = keepsSecureCookies(origin)
  const bound = secure ? '__Host-' : ''
  const signed = { path: '/', sameSite: 'lax', secure, httpOnly: true, secrets: sessionSecrets } as const
  const create = (name: string, maxAge: number) => createCookie(nameOf(name, site), { ...signed, maxAge })
  return {
    anonymous: create('ct_tokenAnonymous', TOKEN_MAX_AGE),
    customer: create('ct_tokenCustomer', TOKEN_MAX_AGE),
    cart: create(`${bound}selvedge_cart`, TOKEN_MAX_AGE),
    notice: create(`${bound}selvedge_notice`, NOTICE_MAX_AGE),
    // Other devices change the list as well: its state is requested again the next day.
    wishlist: create(`${bound}selvedge_wishlist`, DAY),
    viewed: create(`${bound}selvedge_viewed`, 30 * DAY),
    proof: create(`${bound}selvedge_proof`, DAY),
    move: create(`${bound}selvedge_move`, DAY),
    handover: create(`${bound}selvedge_handover`, HANDOVER_MAX_AGE),
    brandPage: create(`${bound}selvedge_brandPage`, BRAND_PAGE_MAX_AGE),
    visitor: create(`${bound}selvedge_visitor`, YEAR),
    preview: create(`${bound}selvedge_preview`, PREVIEW_MAX_AGE),
    preferences: create(`${bound}selvedge_preferences`, YEAR),
  }
}

export type Cookies = ReturnType<typeof createCookies>

/**
 * Returns the Set-Cookie header for the cart id, which scripts can read. Remix's cookies are not used, because they
 * encode the value.
 */
export const cartIdCookie = (id: string | undefined, secure: boolean, site?: string): string =>
  `${nameOf('CT_cart', site)}=${id ?? ''}; Path=/; SameSite=Lax; Max-Age=${id ? TOKEN_MAX_AGE : 0}${secure ? '; Secure' : ''}`

export const readSession = async (cookies: Cookies, header: string | null): Promise<SessionState> => {
  const read = async <Name extends keyof Cookies>(
    name: Name,
  ): Promise<v.InferOutput<(typeof cookieShapes)[Name]> | undefined> => {
    const parsed = v.safeParse(cookieShapes[name], await cookies[name].parse(header).catch(() => undefined))
    return parsed.success ? parsed.output : undefined
  }
  const preferences = await read('preferences')
  return {
    anonymous: await read('anonymous'),
    customer: await read('customer'),
    cart: await read('cart'),
    currency: preferences?.currency,
    country: preferences?.country,
    measurement: preferences?.measurement,
    adultContent: preferences?.adultContent,
    notice: await read('notice'),
    wishlist: await read('wishlist'),
    viewed: await read('viewed'),
    proof: await read('proof'),
    visitor: await read('visitor'),
    move: await read('move'),
    handover: await read('handover'),
    brandPage: await read('brandPage'),
    preview: await read('preview'),
  }
}

/** The Set-Cookie headers for the differences between the session before and after a request. */
export const changedCookies = async (
  cookies: Cookies,
  before: SessionState,
  after: SessionState,
  { secure, site }: { readonly secure: boolean; readonly site?: string },
): Promise<string[]> => {
  const cookieValue = (state: SessionState, name: keyof Cookies) =>
    name === 'preferences'
      ? {
          currency: state.currency,
          country: state.country,
          measurement: state.measurement,
          adultContent: state.adultContent,
        }
      : state[name]
  const changed = Object.entries(cookies).flatMap(([name, cookie]) => {
    const value = cookieValue(after, name as keyof Cookies)
    const valueBefore = cookieValue(before, name as keyof Cookies)
    if (value === valueBefore || JSON.stringify(value) === JSON.stringify(valueBefore)) return []
    return [value === undefined ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(value)]
  })
  return [
    ...(await Promise.all(changed)),
    ...(before.cart?.id === after.cart?.id ? [] : [cartIdCookie(after.cart?.id, secure, site)]),
  ]
}
