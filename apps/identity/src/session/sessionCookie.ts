import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { keepsSecureCookies } from './keepsSecureCookies.ts'
import { SESSION_MS } from './sessionStore.ts'

/** Reads and writes the one cookie of this service. Its name is its own: on localhost all ports share cookies. */
export type SessionCookie = {
  readonly name: string
  readonly read: (context: Context) => string | undefined
  readonly write: (context: Context, id: string) => void
}

/** Wherever browsers keep such cookies, it is `Secure` and bound to this host by its name. */
export const createSessionCookie = (publicUrl: string): SessionCookie => {
  const secure = keepsSecureCookies(publicUrl)
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
        // A browser keeps no cookie longer than 400 days.
        maxAge: SESSION_MS / 1000,
      }),
  }
}
