import { type CallOptions, createCall } from '../call/createCall.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as shared from '../contract/accountEndpoints.ts'
import type {
  Currency,
  FixedCart,
  GroupCode,
  Preferences,
  WeighedCart,
} from '../contract/accountResponses.ts'
import type { CartToWeigh, Credentials } from '../contract/requests.ts'
import * as own from '../contract/visitorEndpoints.ts'
import type { CurrentUser, UserStatistics, UserStats } from '../contract/visitorResponses.ts'
import { type CookieJar, readCartCookie, writeCartCookie } from '../storage/cartCookie.ts'
import { createShopStorage, type ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { type MergeOutcome, mergeOutcome } from './mergeOutcome.ts'

/** How a page reaches the identity backend, and what it is given. */
export type VisitorClientOptions = Omit<CallOptions, 'credentials'> & {
  readonly storage?: ShopStorage
  /** Where `CT_cart` is: `document` in a browser. */
  readonly cookies?: CookieJar
  /** Told when somebody has signed in, for the data layer (spec §4). */
  readonly onLogin?: (event: { readonly event: 'login' }) => void
  /** Told what failed. Default `console.error`. */
  readonly log?: (message: string, problem: unknown) => void
  readonly now?: () => number
}

type Abort = { readonly signal?: AbortSignal }
export type Login = { readonly customerId: string; readonly merge: MergeOutcome }

/** The calls of spec §7 for a page: with cookies, tokens under their names, and what follows from an answer. */
export type VisitorClient = {
  /** The visitor's own token, cached; `null` when none can be had, which is logged. */
  readonly token: (abort?: Abort) => Promise<string | null>
  readonly whoAmI: (abort?: Abort) => IdentityResult<CurrentUser>
  /** The user of the last answer, with the preferences that the backend saved last. */
  readonly user: () => CurrentUser | undefined
  readonly userStats: (abort?: Abort) => IdentityResult<UserStats>
  /** The statistics; they are kept under `user_information`. */
  readonly getUserStats: (abort?: Abort) => IdentityResult<UserStatistics>
  /** Saves preferences; what the backend returns replaces what was cached. */
  readonly savePreferences: (changed: Partial<Preferences>) => IdentityResult<Preferences>
  /** Variants by experiment; none when they cannot be had, which is logged. */
  readonly treatments: (abort?: Abort) => Promise<Readonly<Record<string, string>>>
  readonly login: (credentials: Credentials) => IdentityResult<Login>
  readonly logout: () => IdentityResult<undefined>
  readonly fixCart: (cartId: string) => IdentityResult<FixedCart>
  readonly weighCart: (cart: CartToWeigh) => IdentityResult<WeighedCart>
  readonly groupCode: (idMeToken: string, currency: Currency) => IdentityResult<GroupCode>
}

/** The part of the answer of fix-cart that says that something was done (spec §9). */
export const CART_FIXED = 'cart fixed'

/** Builds the client of a page. */
export const createVisitorClient = ({
  storage = createShopStorage(),
  cookies,
  onLogin,
  log = console.error,
  now = Date.now,
  ...options
}: VisitorClientOptions): VisitorClient => {
  const call = createCall({ ...options, credentials: 'include' })
  let known: CurrentUser | undefined

  /** Other tabs see that the cart is another one (spec §4). */
  const cartChanged = (): void => storage.set(storageKeys.cartUpdated, String(now()))

  const merge = async (customerId: string): Promise<MergeOutcome> => {
    const guestCartID = (cookies && readCartCookie(cookies)) ?? known?.guest_cart_id
    if (!guestCartID) return mergeOutcome('UNTOUCHED')
    const userCurrency = known?.preferences.currency ?? 'USD'
    const body = { guestCartID, userCustomerID: customerId, userCurrency }
    const answer = await call(own.mergeCarts, undefined, { body })
    if (!answer.ok) log('Error merging carts:', answer.problem)
    const outcome = mergeOutcome(answer.ok ? answer.value.mergeStatus : 'FAILED')
    if (outcome.refetchCart) cartChanged()
    if (cookies && answer.ok) writeCartCookie(cookies, undefined)
    return outcome
  }

  return {
    token: async (abort) => {
      const cached = storage.get(storageKeys.accessToken)
      if (cached) return cached
      const answer = await call(own.getToken, undefined, abort)
      const token = answer.ok ? answer.value.token : null
      if (!token) log('Error fetching token:', answer.ok ? answer.value : answer.problem)
      else {
        storage.set(storageKeys.accessToken, token)
        if (!storage.get(storageKeys.customerToken)) storage.set(storageKeys.anonymousToken, token)
      }
      return token
    },
    whoAmI: async (abort) => {
      const answer = await call(own.whoAmI, undefined, abort)
      if (!answer.ok) return answer
      known = answer.value.data.user
      return { ok: true, value: known }
    },
    user: () => known,
    userStats: (abort) => call(own.userStats, undefined, abort),
    getUserStats: async (abort) => {
      const answer = await call(own.getUserStats, undefined, abort)
      if (answer.ok) storage.set(storageKeys.userInformation, JSON.stringify(answer.value))
      return answer
    },
    savePreferences: async (changed) => {
      const answer = await call(shared.savePreferences, undefined, { body: changed })
      if (!answer.ok) return answer
      const preferences = answer.value.userPreferences
      if (known) known = { ...known, preferences, ctUser: { ...known.ctUser, preferences } }
      return { ok: true, value: preferences }
    },
    treatments: async (abort) => {
      const answer = await call(own.treatments, undefined, abort)
      if (answer.ok) return answer.value.treatments
      log('Error fetching experiments:', answer.problem)
      return {}
    },
    login: async (credentials) => {
      const answer = await call(shared.login, undefined, { body: credentials })
      if (!answer.ok) return answer
      const { customerId, tokens } = answer.value
      storage.set(storageKeys.customerToken, tokens.accessToken)
      storage.set(storageKeys.accessToken, tokens.accessToken)
      storage.set(storageKeys.anonymousToken, undefined)
      onLogin?.({ event: 'login' })
      const outcome = await merge(customerId)
      known = undefined
      return { ok: true, value: { customerId, merge: outcome } }
    },
    logout: async () => {
      for (const key of ['customerToken', 'anonymousToken', 'accessToken', 'userInformation'] as const)
        storage.set(storageKeys[key], undefined)
      known = undefined
      const answer = await call(shared.logout, undefined, { body: {} })
      if (!answer.ok) return answer
      storage.set(storageKeys.anonymousToken, answer.value.token)
      storage.set(storageKeys.accessToken, answer.value.token)
      cartChanged()
      return { ok: true, value: undefined }
    },
    fixCart: async (cartId) => {
      const answer = await call(shared.fixCart, undefined, { body: { cartId } })
      if (answer.ok && answer.value.msg === CART_FIXED) cartChanged()
      return answer
    },
    weighCart: (cart) => call(shared.createWeightCalculation, undefined, { body: cart }),
    groupCode: (idme_access_token, currency) =>
      call(shared.idme, undefined, { body: { idme_access_token, currency } }),
  }
}
