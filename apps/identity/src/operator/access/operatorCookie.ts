import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { acceptsSecureCookies } from '../../session/acceptsSecureCookies.ts'
import { OPERATOR_SESSION_MS } from './operatorSessions.ts'

/** Reads and writes the cookie of an operator's login. Only the operator's pages receive it. */
export const createOperatorCookie = (publicUrl: string) => {
  const secure = acceptsSecureCookies(publicUrl)
  const name = secure ? '__Secure-operator' : 'operator'
  const attributes = { httpOnly: true, secure, sameSite: 'Strict', path: '/operator' } as const
  return {
    read: (context: Context): string | undefined => {
      const value = getCookie(context, name)
      return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
    },
    write: (context: Context, id: string): void =>
      setCookie(context, name, id, { ...attributes, maxAge: OPERATOR_SESSION_MS / 1000 }),
    remove: (context: Context): void => {
      deleteCookie(context, name, attributes)
    },
  }
}

export type OperatorCookie = ReturnType<typeof createOperatorCookie>
