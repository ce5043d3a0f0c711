import type { EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import type { IdentityResult } from '../call/problem.ts'
import type {
  AutomaticDiscount,
  CartWeight,
  Currency,
  FixCartResponse,
  GroupDiscountCode,
  Preferences,
} from '../contract/accountResponses.ts'
import type { CartWeightRequest, Credentials, Registration } from '../contract/requests.ts'
import type {
  CurrentUser,
  DataLayerUserStats,
  HandoverCode,
  UserStatistics,
} from '../contract/visitorResponses.ts'
import type { CookieJar } from '../storage/cartCookie.ts'
import type { ShopStorage } from '../storage/createShopStorage.ts'
import type { MergeOutcome } from './mergeOutcome.ts'

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

/** What a `storage` event says. */
export type StorageChange = { readonly key: string | null; readonly newValue?: string | null }
export type Abort = { readonly signal?: AbortSignal | undefined }
/** A finished login: the customer, and what the page does about their cart. */
export type LoginResult = { readonly customerId: string; readonly merge: MergeOutcome }

/**
 * The calls of spec §7 for a page: they send cookies, store tokens under the specification's names, and apply the
 * effects of each response.
 */
export type VisitorClient = {
  /** Returns the visitor's own token and caches it. A request that fails at once is sent once more. When it fails again, it logs the failure and returns `null`. */
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
