/** The cookie that names a guest's cart. The id alone gives no access to the cart. */
export const CART_COOKIE = 'CT_cart'

/** Where cookies are read and written: `document` in a browser. */
export type CookieJar = { cookie: string }

const YEAR_SECONDS = 31_536_000

/**
 * Returns the cart's id in the cookie; `undefined` without the cookie.
 *
 * @example
 * ```ts
 * import { readCartCookie } from '@selvedge/identity-client/visitor'
 *
 * readCartCookie({ cookie: 'theme=dark; CT_cart=5f1c' }) // '5f1c'
 * ```
 */
export const readCartCookie = (jar: CookieJar): string | undefined => {
  const value = new RegExp(`(?:^|; )${CART_COOKIE}=([\\w-]+)`).exec(jar.cookie)?.[1]
  return value === undefined ? undefined : decodeURIComponent(value)
}

/**
 * Stores a cart's id in the cookie for a year; `undefined` removes the cookie.
 *
 * @example
 * ```ts
 * import { writeCartCookie } from '@selvedge/identity-client/visitor'
 *
 * writeCartCookie(document, '5f1c')
 * ```
 */
export const writeCartCookie = (jar: CookieJar, id: string | undefined): void => {
  jar.cookie = `${CART_COOKIE}=${encodeURIComponent(id ?? '')}; Path=/; SameSite=Lax; Secure; Max-Age=${id ? YEAR_SECONDS : 0}`
}
