import { SignedIn } from '../answers.ts'
import { type CallInit, type CallOptions, createCall } from '../call/createCall.ts'
import type { IdentityResult } from '../call/problem.ts'
import type { Credentials } from '../createIdentityClient.ts'
import { type CookieJar, readCartCookie, writeCartCookie } from '../storage/cartCookie.ts'
import { createShopStorage, type ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import * as answers from './answers.ts'
import { type MergeOutcome, mergeOutcome } from './mergeOutcome.ts'

/** How a page reaches the identity backend, and what it is given. */
export type VisitorClientOptions = Omit<CallOptions, 'credentials'> & {
  readonly product: string
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
  readonly whoAmI: (abort?: Abort) => IdentityResult<answers.CurrentUser>
  /** The user of the last answer, with the preferences that the backend saved last. */
  readonly user: () => answers.CurrentUser | undefined
  readonly userStats: (abort?: Abort) => IdentityResult<answers.UserStats>
  /** The statistics; they are kept under `user_information`. */
  readonly getUserStats: (abort?: Abort) => IdentityResult<Readonly<Record<string, unknown>>>
  /** Saves preferences; what the backend returns replaces what was cached. */
  readonly savePreferences: (changed: Partial<answers.Preferences>) => IdentityResult<answers.Preferences>
  /** Variants by experiment; none when they cannot be had, which is logged. */
  readonly treatments: (abort?: Abort) => Promise<Readonly<Record<string, string>>>
  readonly login: (credentials: Credentials) => IdentityResult<Login>
  readonly logout: () => IdentityResult<undefined>
  readonly fixCart: (cartId: string) => IdentityResult<{ msg: string; wasCurrencyChanged: boolean }>
  readonly weighCart: (cart: {
    readonly currency: string
    readonly countryUpdated: boolean
    readonly shippingAddress?: object
  }) => IdentityResult<{ cartId: string; version: number; weight: number; score: number }>
  readonly groupCode: (idMeToken: string, currency: string) => IdentityResult<{ code: string; group: string }>
}

/** The part of the answer of fix-cart that says that something was done (spec §9). */
export const CART_FIXED = 'cart fixed'

/** Builds the client of a page. */
export const createVisitorClient = ({
  product,
  storage = createShopStorage(),
  cookies,
  onLogin,
  log = console.error,
  now = Date.now,
  ...options
}: VisitorClientOptions): VisitorClient => {
  const call = createCall({ ...options, credentials: 'include' })
  const base = `/api/${encodeURIComponent(product)}/`
  const platform = '/api/commercetools/'
  const post = (body: unknown): CallInit => ({ method: 'POST', body })
  let known: answers.CurrentUser | undefined

  /** Other tabs see that the cart is another one (spec §4). */
  const cartChanged = (): void => storage.set(storageKeys.cartUpdated, String(now()))

  const merge = async (customerId: string): Promise<MergeOutcome> => {
    const guestCartID = (cookies && readCartCookie(cookies)) ?? known?.guest_cart_id
    if (!guestCartID) return mergeOutcome('UNTOUCHED')
    const userCurrency = known?.preferences.currency ?? 'USD'
    const body = { guestCartID, userCustomerID: customerId, userCurrency }
    const answer = await call(answers.MergeAnswer, `${platform}merge-carts`, post(body))
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
      const answer = await call(answers.TokenAnswer, '/api/token', abort)
      const token = answer.ok ? answer.value.token : null
      if (!token) log('Error fetching token:', answer.ok ? answer.value : answer.problem)
      else {
        storage.set(storageKeys.accessToken, token)
        if (!storage.get(storageKeys.customerToken)) storage.set(storageKeys.anonymousToken, token)
      }
      return token
    },
    whoAmI: async (abort) => {
      const answer = await call(answers.WhoAmI, `${base}who-am-i`, abort)
      if (!answer.ok) return answer
      known = answer.value.data.user
      return { ok: true, value: known }
    },
    user: () => known,
    userStats: (abort) => call(answers.UserStats, `${base}user-stats`, abort),
    getUserStats: async (abort) => {
      const answer = await call(answers.UserStatistics, `${base}get-user-stats`, abort)
      if (answer.ok) storage.set(storageKeys.userInformation, JSON.stringify(answer.value))
      return answer
    },
    savePreferences: async (changed) => {
      const answer = await call(answers.SavedPreferences, `${base}user-preferences`, post(changed))
      if (!answer.ok) return answer
      const preferences = answer.value.userPreferences
      if (known) known = { ...known, preferences, ctUser: { ...known.ctUser, preferences } }
      return { ok: true, value: preferences }
    },
    treatments: async (abort) => {
      const answer = await call(answers.Treatments, '/api/experiments/treatments', abort)
      if (answer.ok) return answer.value.treatments
      log('Error fetching experiments:', answer.problem)
      return {}
    },
    login: async (credentials) => {
      const answer = await call(SignedIn, `${base}login`, post(credentials))
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
      const answer = await call(answers.LogoutAnswer, `${base}logout`, post({}))
      if (!answer.ok) return answer
      storage.set(storageKeys.anonymousToken, answer.value.token)
      storage.set(storageKeys.accessToken, answer.value.token)
      cartChanged()
      return { ok: true, value: undefined }
    },
    fixCart: async (cartId) => {
      const answer = await call(answers.FixAnswer, `${platform}fix-cart`, post({ cartId }))
      if (answer.ok && answer.value.msg === CART_FIXED) cartChanged()
      return answer
    },
    weighCart: (cart) => call(answers.WeightAnswer, `${platform}create-weight-calculation`, post(cart)),
    groupCode: (idme_access_token, currency) =>
      call(answers.CodeAnswer, '/api/promotions/idme', post({ idme_access_token, currency })),
  }
}
