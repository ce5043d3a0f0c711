import { setTimeout as wait } from 'node:timers/promises'
import {
  CustomerSignMeInDocument,
  CustomerSignMeUpDocument,
  ownerOfToken,
  type Tokens,
} from '@selvedge/commerce-client'
import { copyWishlist } from '@selvedge/commerce-client/wishlist'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Caller } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { joinCarts } from '../carts/joinCarts.ts'
import { type Commerce, runMutation } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'
import type { Sites } from '../sites/createSites.ts'
import { currentSite } from '../sites/currentSite.ts'

/** How long a login waits for the copy of the guest's wishlist, in ms. */
const WISHLIST_MS = 3_000

export type SignedIn = {
  readonly customerId: string
  readonly cartId: string | null
  readonly tokens: Tokens
}

export type SignInResult =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly kind: 'credentials' | 'refused' | 'unavailable' }

export type Registration = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly locale?: string | undefined
}

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly database: Database
  readonly sites: Pick<Sites, 'cartSite'>
  readonly log: Logger
  readonly preferences: PreferenceStore
}

const unavailable = { kind: 'unavailable' } as const

/**
 * Whether the caller is a page rather than a server. A page sends a cookie or an `Origin` header, and no bearer token.
 * A server sends a bearer token, or none of these.
 */
const isPage = (context: Context): boolean =>
  context.req.header('authorization') === undefined &&
  (context.req.header('origin') !== undefined || context.req.header('cookie') !== undefined)

/**
 * Creates login, registration and logout for servers and pages. When a server calls, the guest's cart is merged, and
 * the server stores the tokens. A page gets a session with a new id, and merges its cart with a separate call (spec
 * §4).
 */
export const createSignIn = ({ callers, commerce, database, sites, log, preferences }: Dependencies) => {
  const { flows } = commerce

  /** Copies a guest's wishlist to the customer's. A platform that does not respond in time must not delay the login. */
  const copyGuestWishlist = async (guest: string, customer: string): Promise<void> => {
    const copied = await Promise.race([
      copyWishlist(commerce.as(guest), commerce.as(customer)),
      wait(WISHLIST_MS, undefined, { ref: false }),
    ])
    const reason = copied?.ok
      ? undefined
      : (copied?.problem.message ?? 'the platform did not respond in time')
    if (reason) log.warn({ reason }, 'the wishlist of a guest was not copied')
  }

  const startPageSession = async (context: Context, tokens: Tokens): Promise<SignedIn> => {
    const found = await callers.find(context)
    const previous = found.kind === 'caller' ? found.caller.session : undefined
    const caller = await callers.begin(context, tokens, previous)
    const customerId = caller.customerId ?? ''
    if (previous?.anonymousId && customerId)
      await preferences.inherit(`anonymous:${previous.anonymousId}`, `customer:${customerId}`)
    if (previous && !previous.customerId) {
      await copyGuestWishlist(previous.tokens.accessToken, tokens.accessToken)
      // The session stores the guest's id for the merge of the carts.
      await flows.revoke(previous.tokens.refreshToken ?? previous.tokens.accessToken)
    }
    const { refreshToken: _, ...rest } = tokens
    return { customerId, cartId: null, tokens: rest }
  }

  /** The platform requires a token for a sign-in; a visitor without a valid one gets a guest's token for this call. */
  const guestToken = async (context: Context): Promise<string | undefined> => {
    const found = await callers.find(context)
    if (found.kind === 'caller') return found.caller.token
    const tokens = found.kind === 'unknown' ? await flows.anonymous() : undefined
    return tokens?.ok ? tokens.value.accessToken : undefined
  }

  const serverTokens = async (email: string, password: string, guest: string | undefined) => {
    const tokens = await flows.customer(email, password)
    if (tokens.ok && guest) await flows.revoke(guest)
    return tokens
  }

  /** Logs the customer in when the carts could not be merged. In that case `cartId` is `null` (spec §4, FAILED). */
  const loginWithoutCart = async (
    email: string,
    password: string,
    guest: string | undefined,
  ): Promise<SignInResult> => {
    const tokens = await serverTokens(email, password, guest)
    if (!tokens.ok) return tokens.problem.kind === 'credentials' ? { kind: 'credentials' } : unavailable
    const { customerId = '' } = ownerOfToken(tokens.value.scope)
    return { kind: 'signed-in', signedIn: { customerId, cartId: null, tokens: tokens.value } }
  }

  /**
   * Merges the guest's cart into the customer's cart of the site, and returns its id; `null` when there is no cart, and
   * when the merge fails.
   */
  const joinOwnCarts = async (customerId: string): Promise<string | null> => {
    try {
      const site = await sites.cartSite(currentSite()?.key)
      const joined = await joinCarts({ commerce, database }, { customerId, site })
      return joined?.cart.id ?? null
    } catch (error) {
      log.error({ reason: error }, 'cart merge failed')
      return null
    }
  }

  const login = async (context: Context, email: string, password: string): Promise<SignInResult> => {
    if (isPage(context)) {
      const tokens = await flows.customer(email, password)
      if (tokens.ok) return { kind: 'signed-in', signedIn: await startPageSession(context, tokens.value) }
      return tokens.problem.kind === 'credentials' ? { kind: 'credentials' } : unavailable
    }
    const guest = await guestToken(context)
    const result = await runMutation(commerce.as(guest), CustomerSignMeInDocument, {
      // The platform would merge the guest's cart into the cart that was modified last, which may belong to another site.
      draft: { email, password, activeCartSignInMode: 'UseAsNewActiveCustomerCart' },
    })
    if (!result.ok) {
      if (result.problem.kind !== 'graphql') return unavailable
      return result.problem.code === 'InvalidCredentials'
        ? { kind: 'credentials' }
        : loginWithoutCart(email, password, guest)
    }
    const tokens = await serverTokens(email, password, guest)
    if (!tokens.ok) return unavailable
    const customerId = result.value.customerSignMeIn.customer.id
    return {
      kind: 'signed-in',
      signedIn: { customerId, cartId: await joinOwnCarts(customerId), tokens: tokens.value },
    }
  }

  const register = async (context: Context, registration: Registration): Promise<SignInResult> => {
    const { locale, ...draft } = registration
    const guest = await guestToken(context)
    const result = await runMutation(commerce.as(guest), CustomerSignMeUpDocument, {
      draft: { ...draft, locale: locale ?? null },
    })
    if (!result.ok) return result.problem.kind === 'graphql' ? { kind: 'refused' } : unavailable
    const { customer, cart } = result.value.customerSignMeUp
    const tokens = await flows.customer(draft.email, draft.password)
    if (!tokens.ok) return unavailable
    if (isPage(context)) {
      const signedIn = await startPageSession(context, tokens.value)
      return { kind: 'signed-in', signedIn: { ...signedIn, cartId: cart?.id ?? null } }
    }
    if (guest) await flows.revoke(guest)
    return {
      kind: 'signed-in',
      signedIn: { customerId: customer.id, cartId: cart?.id ?? null, tokens: tokens.value },
    }
  }

  /** Replaces the caller's revoked tokens with new ones. */
  const renew = async (context: Context, caller: Caller, tokens: Tokens): Promise<SignedIn> => {
    const customerId = ownerOfToken(tokens.scope).customerId ?? ''
    if (!caller.session) return { customerId, cartId: null, tokens }
    await callers.begin(context, tokens, caller.session)
    const { refreshToken: _, ...rest } = tokens
    return { customerId, cartId: null, tokens: rest }
  }

  /** Revokes the caller's tokens; a page gets the token of a new guest. */
  const logout = async (context: Context, givenTokens: readonly string[]): Promise<string | undefined> => {
    const found = await callers.find(context)
    const session = found.kind === 'caller' ? found.caller.session : undefined
    const own = session ? [session.tokens.refreshToken, session.tokens.accessToken] : []
    for (const token of [...own, ...givenTokens.slice(0, 4)]) if (token) await flows.revoke(token)
    if (!isPage(context)) return undefined
    const guest = await callers.beginGuest(context, session)
    return guest.kind === 'caller' ? guest.caller.token : undefined
  }

  return { login, register, renew, logout }
}

export type SignIn = ReturnType<typeof createSignIn>
