import { createEndpointCaller } from '../call/createEndpointCaller.ts'
import { mapResult } from '../call/mapResult.ts'
import * as shared from '../contract/accountEndpoints.ts'
import type { SignInResponse } from '../contract/accountResponses.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import * as own from '../contract/visitorEndpoints.ts'
import type { CurrentUser } from '../contract/visitorResponses.ts'
import { readCartCookie, writeCartCookie } from '../storage/cartCookie.ts'
import { createShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { createSessionReports } from './createSessionReports.ts'
import { createTokens } from './createTokens.ts'
import { type MergeOutcome, mergeOutcome } from './mergeOutcome.ts'
import type { VisitorClient, VisitorClientOptions } from './visitorClient.ts'

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

  const { isSignedIn, report, reportChange, onSession } = createSessionReports(storage, log)

  const whoAmI: VisitorClient['whoAmI'] = async (abort) => {
    const result = await call(own.whoAmI, undefined, abort)
    if (!result.ok) return result
    known = result.value.data.user
    return { ok: true, value: known }
  }

  const storeSignIn = ({ tokens }: SignInResponse): void => {
    storage.set(storageKeys.customerToken, tokens.accessToken)
    storage.set(storageKeys.accessToken, tokens.accessToken)
    storage.set(storageKeys.anonymousToken, undefined)
    onLogin?.({ event: 'login' })
  }

  const tokens = createTokens({ call, storage, log, isSignedIn, onToken: reportChange })

  return {
    ...tokens,
    isSignedIn,
    onSession,
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
      report()
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
      report()
      return { ok: true, value: { customerId: result.value.customerId } }
    },
    logout: async () => {
      for (const key of ['customerToken', 'anonymousToken', 'accessToken', 'userInformation'] as const)
        storage.set(storageKeys[key], undefined)
      known = undefined
      const result = await send(shared.logout, {})
      if (!result.ok) {
        report()
        return result
      }
      // Another call may have stored the customer's token again, before the response of the logout.
      storage.set(storageKeys.customerToken, undefined)
      storage.set(storageKeys.anonymousToken, result.value.token)
      storage.set(storageKeys.accessToken, result.value.token)
      cartChanged()
      report()
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
