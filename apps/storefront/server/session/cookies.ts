import { createCookie } from '@remix-run/node'
import type { Settings } from '../settings/settings.ts'
import { keepsSecureCookies } from './keepsSecureCookies.ts'

const DAY = 60 * 60 * 24
const YEAR = 60 * 60 * 24 * 365
const TOKEN_LIFE = 60 * 60 * 24 * 200
/** Nobody wants to hear later what the next page should have told. */
const NOTICE_LIFE = 120

/**
 * The shop's cookies. Tokens stand under the specification's names, signed and closed to scripts; `CT_cart` is an id
 * without authority and the only one that scripts may read (spec §6, §9).
 */
export const createCookies = ({ sessionSecrets, origin }: Pick<Settings, 'sessionSecrets' | 'origin'>) => {
  const secure = keepsSecureCookies(origin)
  const bound = secure ? '__Host-' : ''
  const common = { path: '/', sameSite: 'lax', secure } as const
  const signed = { ...common, httpOnly: true, secrets: sessionSecrets } as const
  return {
    anonymous: createCookie('ct_tokenAnonymous', { ...signed, maxAge: TOKEN_LIFE }),
    customer: createCookie('ct_tokenCustomer', { ...signed, maxAge: TOKEN_LIFE }),
    cartState: createCookie(`${bound}selvedge_cart`, { ...signed, maxAge: TOKEN_LIFE }),
    notice: createCookie(`${bound}selvedge_notice`, { ...signed, maxAge: NOTICE_LIFE }),
    // Other devices change the list as well: what is known of it is asked anew the next day.
    wishlist: createCookie(`${bound}selvedge_wishlist`, { ...signed, maxAge: DAY }),
    proof: createCookie(`${bound}selvedge_proof`, { ...signed, maxAge: DAY }),
    preferences: createCookie(`${bound}selvedge_preferences`, { ...signed, maxAge: YEAR }),
  }
}

export type Cookies = ReturnType<typeof createCookies>

/** The readable cart id, written by hand because Remix's cookies encode their value. */
export const cartIdCookie = (id: string | undefined, secure: boolean): string =>
  `CT_cart=${id ?? ''}; Path=/; SameSite=Lax; Max-Age=${id ? TOKEN_LIFE : 0}${secure ? '; Secure' : ''}`
