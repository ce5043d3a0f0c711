import { createDataLayer, createStoredConsent, dataLayerSink } from '@selvedge/analytics'
import { createCommerceClient } from '@selvedge/commerce-client'
import { commerceCache } from '@selvedge/commerce-client/graphcache'
import { createCartStore, storageCartChannel } from '@selvedge/commerce-client/session'
import type { Preferences, Registration } from '@selvedge/identity-client/contract'
import { createShopStorage, createVisitorClient, storageKeys } from '@selvedge/identity-client/visitor'

export type ShopOptions = {
  /** The URL of the commercetools project: `https://api.europe-west1.gcp.commercetools.com/my-project`. */
  readonly commerceUrl: string
  readonly identityUrl: string
  /** The key of the site. */
  readonly site: string
  /** What visitors pay in. */
  readonly market: Pick<Preferences, 'currency' | 'country' | 'locale'>
}

/** A visitor's session: a client whose cache belongs to this guest or customer. */
export type Session = {
  readonly client: ReturnType<typeof createCommerceClient>
  readonly signedIn: boolean
}

/**
 * Connects the packages for one browser tab. The packages do not import one another: each gets what it needs here.
 *
 * - The identity service gives every visitor a token. It is the `token` of the commerce client, so both act for the same visitor.
 * - A login or a logout begins a new session, in this tab and in the others, as does the end of a customer's session.
 * - A changed cart is announced to the other tabs in the same way.
 * - Events wait for the visitor's consent before they reach `window.dataLayer`.
 */
export const createShop = ({ commerceUrl, identityUrl, site, market }: ShopOptions) => {
  const { consent, choose, onStorage } = createStoredConsent(() => localStorage)
  const dataLayer = createDataLayer({ sinks: [dataLayerSink(window)], consent })
  const storage = createShopStorage()
  const visitor = createVisitorClient({
    baseUrl: identityUrl,
    product: site,
    storage,
    onLogin: dataLayer.push,
  })
  const cartStore = createCartStore(
    storageCartChannel({
      key: storageKeys.cartUpdated,
      storage: { setItem: (_, value) => storage.set(storageKeys.cartUpdated, value) },
      target: window,
    }),
  )

  const beginSession = (): Session => ({
    client: createCommerceClient({
      graphqlUrl: `${commerceUrl}/graphql`,
      token: visitor.tokenSource,
      cache: commerceCache(),
    }),
    signedIn: visitor.isSignedIn(),
  })
  let session = beginSession()
  const listeners = new Set<() => void>()
  visitor.onSession(() => {
    session = beginSession()
    for (const listener of listeners) listener()
  })
  window.addEventListener('storage', onStorage)

  const replaceCart = async (cartId: string) => {
    const saved = await visitor.savePreferences(market)
    return saved.ok ? visitor.fixCart(cartId) : saved
  }
  const replacements = new Map<string, ReturnType<typeof replaceCart>>()

  return {
    consent,
    chooseConsent: choose,
    track: dataLayer.push,
    cartStore,
    currentSession: () => session,
    /** Calls the listener when a session has begun. Returns a function that ends this. */
    onSession: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The discounts that apply without a code, as anyone may know them. Browsers keep the response for some minutes. */
    automaticDiscounts: visitor.automaticDiscounts,
    /** Returns a code with which the shop's checkout continues as this visitor. `nonce` is from the shop. */
    createHandover: visitor.createHandover,
    /**
     * Replaces a cart in another currency by one with the prices of the market, which is the visitor's at the shop, too, from then on. Calls
     * for one cart share a request.
     */
    moveCartToMarket: (cartId: string) => {
      const replacement = replacements.get(cartId) ?? replaceCart(cartId)
      replacements.set(cartId, replacement)
      void replacement.then(({ ok }) => ok || replacements.delete(cartId))
      return replacement
    },
    /** Signs a customer in. The guest's cart becomes theirs (`CLAIMED`), or joins the one they had (`MERGED`). */
    login: visitor.login,
    /**
     * Creates an account, which gets the guest's cart. The result has no value when the shop sends a mail first, with a link that the customer opens
     * before they log in.
     */
    register: (registration: Registration) => visitor.register({ locale: market.locale, ...registration }),
    /** Signs the customer out. The cart stays in their account; a guest begins with an empty one. */
    logout: visitor.logout,
  }
}

export type Shop = ReturnType<typeof createShop>
