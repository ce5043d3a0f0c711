import { createHash, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'

/** The cookie that remembers the key; payment sandbox and identity share it on one host name. */
export const KEY_COOKIE = 'selvedge-key'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares a caller's key without revealing how much of it is right. */
export const isKey = (given: string | undefined, key: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(key))

/**
 * Allows only callers that know the key. They send it as a bearer token, or open a link with `?key=`, which sets a
 * cookie and redirects to the same URL without the key. If `key` is `undefined`, every caller is allowed.
 */
export const requireKey = (key: string | undefined) =>
  createMiddleware(async (context, next) => {
    if (key === undefined) return next()
    if (context.req.method === 'GET' && isKey(context.req.query('key'), key)) {
      const url = new URL(context.req.url)
      url.searchParams.delete('key')
      setCookie(context, KEY_COOKIE, key, { httpOnly: true, sameSite: 'Lax', path: '/' })
      context.header('cache-control', 'no-store')
      context.header('referrer-policy', 'no-referrer')
      return context.redirect(`${url.pathname}${url.search}`)
    }
    const bearer = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    if (isKey(bearer, key) || isKey(getCookie(context, KEY_COOKIE), key)) return next()
    return context.text('Open the link that npm start has printed; it contains the key.', 403)
  })
