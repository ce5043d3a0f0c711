import { createEndpointCaller, type EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import { mapResult } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as shared from '../contract/accountEndpoints.ts'
import type {
  AutomaticDiscount,
  CartWeight,
  Currency,
  FixCartResponse,
  GroupDiscountCode,
  Preferences,
  SignInResponse,
} from '../contract/accountResponses.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CartWeightRequest, Credentials, Registration } from '../contract/requests.ts'
import * as own from '../contract/visitorEndpoints.ts'
import type {
  CurrentUser,
  DataLayerUserStats,
  HandoverCode,
  UserStatistics,
} from '../contract/visitorResponses.ts'
import { type CookieJar, readCartCookie, writeCartCookie } from '../storage/cartCookie.ts'
import { createShopStorage, type ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { type MergeOutcome, mergeOutcome } from './mergeOutcome.ts'

/** How a page reaches the identity backend, and its storage, cookies and callbacks. */
export type VisitorClientOptions = Omit<EndpointCallerOptions, 'credentials'> & {
  /** Default: local storage, or memory where that is missing. */
  readonly storage?: ShopStorage | undefined
  /**
   * Where `CT_cart`, the id of the guest's cart, is: `document` in a browser, if something writes this cookie for the page. Without the
   * option, `login` asks the backend for the guest's cart.
   */
  readonly cookies?: CookieJar | undefined
  /** Called after a login, for the data layer. */
  readonly onLogin?: ((event: { readonly event: 'login' }) => void) | undefined
  /** Called with a message and the problem when a call fails. Default `console.error`. */
  readonly log?: ((message: string, problem: unknown) => void) | undefined
  /** Returns the current time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** The part of `window` that reports to a page what other tabs have stored. */
export type StorageEvents = {
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

type StorageChange = { readonly key: string | null; readonly newValue?: string | null }
type Abort = { readonly signal?: AbortSignal | undefined }
/** A finished login: the customer, and what the page does about their cart. */
export type LoginResult = { readonly customerId: string; readonly merge: MergeOutcome }

/**
 * The calls of spec §7 for a page: they send cookies, store tokens under the specification's names, and apply the
 * effects of each response.
 */
export type VisitorClient = {
  /** Returns the visitor's own token and caches it. When the request fails, it logs the failure and returns `null`. */
  readonly token: (abort?: Abort) => Promise<string | null>
  /**
   * The visitor's token, to be passed as `token` to commerce-client's `createCommerceClient`. When the platform has refused a
   * token, a new one is fetched. Parallel calls share one request. Rejects when the identity service cannot be reached, so that a call
   * that the platform then refuses fails with this message.
   */
  readonly tokenSource: (refused?: string) => Promise<string | undefined>
  /** Whether a customer is signed in, according to the stored tokens. */
  readonly isSignedIn: () => boolean
  /**
   * Calls the listener when another session has begun: after a login, a registration or a logout, in this tab or in another one, and when a
   * customer's session has ended; also when another tab has renewed a customer's token. The new token is stored then. Begin with a new
   * commerce client, so that no data of the visitor before stays on the page. Returns a function that ends this.
   *
   * @param target What reports the changes of other tabs: `window` by default. It is that of the first listener.
   */
  readonly onSession: (listener: (isSignedIn: boolean) => void, target?: StorageEvents) => () => void
  /**
   * Requests who the visitor is and what they prefer. Afterwards `user` returns the result without another
   * request.
   */
  readonly whoAmI: (abort?: Abort) => IdentityResult<CurrentUser>
  /** Returns the result of the last `whoAmI`, with the preferences that were saved since then. */
  readonly user: () => CurrentUser | undefined
  /** The visitor's data for the data layer. */
  readonly userStats: (abort?: Abort) => IdentityResult<DataLayerUserStats>
  /** Returns numbers about the visitor's cart and orders, and stores them under `user_information`. */
  readonly getUserStats: (abort?: Abort) => IdentityResult<UserStatistics>
  /** Saves preferences. The preferences that the backend returns replace the cached ones. */
  readonly savePreferences: (changed: Partial<Preferences>) => IdentityResult<Preferences>
  /**
   * Returns the visitor's variants by experiment. When the request fails, it logs the failure and returns no variants.
   */
  readonly treatments: (abort?: Abort) => Promise<Readonly<Record<string, string>>>
  /**
   * Signs a customer in: stores their token, removes the guest's, calls `onLogin` and merges the guest's cart. A merge that
   * fails is logged, and the login succeeds. The guest's wishlist is kept, too. Fails with `credentials` or `too-many`, and then changes nothing.
   */
  readonly login: (credentials: Credentials) => IdentityResult<LoginResult>
  /**
   * Creates an account. When the shop signs new customers in at once, this stores their token, removes the guest's and calls `onLogin`; the
   * guest's cart and lists become the customer's. The result has no value when the shop sends a mail with a link instead, which the customer
   * opens before the first login. Fails with `refused`, for example for an address that has an account, or `too-many`.
   */
  readonly register: (
    registration: Registration,
  ) => IdentityResult<{ readonly customerId: string } | undefined>
  /**
   * Removes the customer's and the guest's tokens and stores the token of a new guest. Fails with
   * `unavailable`; the old tokens are removed in that case, too.
   */
  readonly logout: () => IdentityResult<undefined>
  /**
   * Returns a code with which the shop continues as this visitor, for 30 seconds and once: `nonce` is from the shop's
   * redirect to this site. Fails with `unauthorized` when the browser has no session.
   */
  readonly createHandover: (nonce: string) => IdentityResult<HandoverCode>
  /** Replaces a cart in another currency. Fails with `missing` or `refused`. */
  readonly fixCart: (cartId: string) => IdentityResult<FixCartResponse>
  /** Weighs the visitor's cart, in grams, for the shipping rates. Fails with `missing`, `invalid` or `refused`. */
  readonly weighCart: (cart: CartWeightRequest) => IdentityResult<CartWeight>
  /**
   * Returns a discount code for a member of a group, after ID.me has verified the membership. Fails with
   * `refused` or `too-many`.
   */
  readonly groupCode: (idMeToken: string, currency: Currency) => IdentityResult<GroupDiscountCode>
  /**
   * Returns the automatic discounts of the shop as anyone may know them: the input of `discountsVaryByQuantity` and
   * `discountsVaryByShipping` of cart-domain. They are the same for every visitor; the browser caches the response for some minutes.
   * Fails with `unavailable`.
   */
  readonly automaticDiscounts: (abort?: Abort) => IdentityResult<readonly AutomaticDiscount[]>
}

/** The `msg` in the response of the fix-cart request when the cart was replaced. */
export const CART_FIXED_MESSAGE = 'cart fixed'

/**
 * Creates the client of a page: it sends cookies, and stores tokens under the specification's names.
 *
 * @example
 * ```ts
 * import { createVisitorClient } from '@selvedge/identity-client/visitor'
 *
 * const visitor = createVisitorClient({
 *   baseUrl: 'https://identity.example.com',
 *   product: 'selvedge',
 * })
 * const who = await visitor.whoAmI()
 * if (who.ok) console.log(who.value.preferences.currency)
 * ```
 */
export const createVisitorClient = ({
  storage = createShopStorage(),
  cookies,
  onLogin,
  log = console.error,
  now = Date.now,
  ...options
}: VisitorClientOptions): VisitorClient => {
  const call = createEndpointCaller({ ...options, credentials: 'include' })
  const send = <Called extends Endpoint>(endpoint: Called, body: unknown) =>
    call(endpoint, undefined, { body })
  let known: CurrentUser | undefined

  /** Notifies other tabs that the cart changed. */
  const cartChanged = (): void => storage.set(storageKeys.cartUpdated, String(now()))

  const guestCart = (): string | null | undefined =>
    (cookies && readCartCookie(cookies)) ?? known?.guest_cart_id

  const merge = async (customerId: string): Promise<MergeOutcome> => {
    const guestCartID = guestCart()
    if (!guestCartID) return mergeOutcome('UNTOUCHED')
    const userCurrency = known?.preferences.currency ?? 'USD'
    const body = { guestCartID, userCustomerID: customerId, userCurrency }
    const result = await send(own.mergeCarts, body)
    if (!result.ok) log('Error merging carts:', result.problem)
    const outcome = mergeOutcome(result.ok ? result.value.mergeStatus : 'FAILED')
    if (outcome.refetchCart) cartChanged()
    if (cookies && result.ok) writeCartCookie(cookies, undefined)
    return outcome
  }

  const isSignedIn = (): boolean => storage.get(storageKeys.customerToken) !== undefined
  /** Who was signed in when the listeners were last called. */
  let shown = isSignedIn()
  const listeners = new Set<{ readonly report: (isSignedIn: boolean) => void }>()
  const sessionBegun = (): void => {
    shown = isSignedIn()
    for (const { report } of [...listeners])
      try {
        report(shown)
      } catch (error) {
        // The session has begun all the same.
        log('Error in a listener of sessions:', error)
      }
  }
  const onStorage = ({ key, newValue }: StorageChange): void => {
    // Another tab has stored the token of a session, which it does last. Before that, the old token may still be valid. The token of a customer
    // may belong to another customer than before; that of a guest belongs to the same browser.
    const hasToken = key === storageKeys.accessToken && newValue !== null
    if (key === null || (hasToken && (shown || isSignedIn()))) sessionBegun()
  }
  /** Where the changes of other tabs come from, while there are listeners. */
  let source: StorageEvents | undefined

  /** Why the last request for a token had no response. */
  let unavailable: unknown

  const fetchToken = async (abort?: Abort): Promise<string | null> => {
    const result = await call(own.getToken, undefined, abort)
    const fetched = result.ok ? result.value.token : null
    unavailable = !result.ok && result.problem.kind === 'unavailable' ? result.problem : undefined
    if (!fetched) log('Error fetching token:', result.ok ? result.value : result.problem)
    return fetched
  }

  const token = async (abort?: Abort): Promise<string | null> => {
    const cached = storage.get(storageKeys.accessToken)
    if (cached) return cached
    const fetched = await fetchToken(abort)
    if (!fetched) return null
    if (!isSignedIn()) storage.set(storageKeys.anonymousToken, fetched)
    storage.set(storageKeys.accessToken, fetched)
    return fetched
  }

  const whoAmI: VisitorClient['whoAmI'] = async (abort) => {
    const result = await call(own.whoAmI, undefined, abort)
    if (!result.ok) return result
    known = result.value.data.user
    return { ok: true, value: known }
  }

  /** Forgets a token that was refused, and stores the next one under the key of its owner, who is known before other tabs see the token. */
  const replaceToken = async (refused: string): Promise<string | null> => {
    if (storage.get(storageKeys.accessToken) !== refused) return token()
    storage.set(storageKeys.accessToken, undefined)
    const next = await fetchToken()
    const who = next !== null && isSignedIn() ? await whoAmI() : undefined
    // Without a response, the owner is the same as before.
    const isCustomer = who !== undefined && !(who.ok && who.value.guest)
    storage.set(storageKeys.customerToken, next && isCustomer ? next : undefined)
    if (!next) return null
    storage.set(storageKeys.anonymousToken, isCustomer ? undefined : next)
    storage.set(storageKeys.accessToken, next)
    return next
  }

  const storeSignIn = ({ tokens }: SignInResponse): void => {
    storage.set(storageKeys.customerToken, tokens.accessToken)
    storage.set(storageKeys.accessToken, tokens.accessToken)
    storage.set(storageKeys.anonymousToken, undefined)
    onLogin?.({ event: 'login' })
  }

  const tokenOrError = async (refused: string | undefined): Promise<string | null> => {
    const next = await (refused ? replaceToken(refused) : token())
    if (next === null && unavailable) {
      const message = 'There is no token, because the identity service cannot be reached.'
      throw new Error(message, { cause: unavailable })
    }
    if (next && isSignedIn() !== shown) sessionBegun()
    return next
  }

  let pending: Promise<string | null> | undefined

  return {
    token,
    tokenSource: async (refused) => {
      while (pending) {
        const shared = await pending
        if (shared !== refused) return shared ?? undefined
      }
      pending = tokenOrError(refused).finally(() => {
        pending = undefined
      })
      return (await pending) ?? undefined
    },
    isSignedIn,
    onSession: (listener, target = globalThis.window) => {
      const own = { report: listener }
      if (listeners.size === 0) {
        source = target
        source?.addEventListener('storage', onStorage)
      }
      listeners.add(own)
      return () => {
        listeners.delete(own)
        if (listeners.size === 0) source?.removeEventListener('storage', onStorage)
      }
    },
    whoAmI,
    user: () => known,
    userStats: (abort) => call(own.userStats, undefined, abort),
    getUserStats: async (abort) => {
      const result = await call(own.getUserStats, undefined, abort)
      if (result.ok) storage.set(storageKeys.userInformation, JSON.stringify(result.value))
      return result
    },
    savePreferences: async (changed) => {
      const result = await send(shared.savePreferences, changed)
      if (!result.ok) return result
      const preferences = result.value.userPreferences
      if (known) known = { ...known, preferences, ctUser: { ...known.ctUser, preferences } }
      return { ok: true, value: preferences }
    },
    treatments: async (abort) => {
      const result = await call(own.treatments, undefined, abort)
      if (result.ok) return result.value.treatments
      log('Error fetching experiments:', result.problem)
      return {}
    },
    login: async (credentials) => {
      // The backend returns the id of a guest's cart only before the login. Without it the cart is not merged.
      if (!guestCart()) await whoAmI()
      const result = await send(shared.login, credentials)
      if (!result.ok) return result
      const { customerId } = result.value
      storeSignIn(result.value)
      const outcome = await merge(customerId)
      known = undefined
      sessionBegun()
      return { ok: true, value: { customerId, merge: outcome } }
    },
    register: async (registration) => {
      const result = await send(shared.register, registration)
      if (!result.ok) return result
      if ('kind' in result.value) return { ok: true, value: undefined }
      storeSignIn(result.value)
      if (cookies) writeCartCookie(cookies, undefined)
      known = undefined
      cartChanged()
      sessionBegun()
      return { ok: true, value: { customerId: result.value.customerId } }
    },
    logout: async () => {
      for (const key of ['customerToken', 'anonymousToken', 'accessToken', 'userInformation'] as const)
        storage.set(storageKeys[key], undefined)
      known = undefined
      const result = await send(shared.logout, {})
      if (!result.ok) {
        sessionBegun()
        return result
      }
      storage.set(storageKeys.anonymousToken, result.value.token)
      storage.set(storageKeys.accessToken, result.value.token)
      cartChanged()
      sessionBegun()
      return { ok: true, value: undefined }
    },
    createHandover: (nonce) => send(own.createVisitorHandover, { nonce }),
    fixCart: async (cartId) => {
      const result = await send(shared.fixCart, { cartId })
      if (result.ok && result.value.msg === CART_FIXED_MESSAGE) cartChanged()
      return result
    },
    weighCart: (cart) => send(shared.createWeightCalculation, cart),
    automaticDiscounts: (abort) =>
      mapResult(call(shared.automaticDiscounts, undefined, abort), ({ discounts }) => discounts),
    groupCode: (idme_access_token, currency) => send(shared.idme, { idme_access_token, currency }),
  }
}
