import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { acceptsSecureCookies } from './acceptsSecureCookies.ts'
import { SESSION_MS } from './sessionStore.ts'

/**
 * Reads and writes the only cookie of this service. Its name is unique, because all ports of localhost share
 * cookies.
 */
export type SessionCookie = {
  readonly name: string
  readonly read: (context: Context) => string | undefined
  readonly write: (context: Context, id: string) => void
}

/**
 * Creates the cookie. If browsers store `Secure` cookies of this URL, the cookie is `Secure`, and its name binds it to
 * the host.
 */
export const createSessionCookie = (publicUrl: string): SessionCookie => {
  const secure = acceptsSecureCookies(publicUrl)
  const name = secure ? '__Host-identity' : 'identity'
  return {
    name,
    read: (context) => {
      const value = getCookie(context, name)
      return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
    },
    write: (context, id) =>
      setCookie(context, name, id, {
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        path: '/',
        // Browsers keep a cookie for at most 400 days.
        maxAge: SESSION_MS / 1000,
      }),
  }
}
