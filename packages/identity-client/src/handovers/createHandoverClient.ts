import { createEndpointCaller, type EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import { mapResult } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/handoverEndpoints.ts'

/** How the identity backend is reached. */
export type HandoverClientOptions = Omit<EndpointCallerOptions, 'credentials' | 'replaceToken'> & {
  /** The key that authenticates the shop's server: the backend's `SHOP_SERVER_KEY`. */
  readonly shopKey: string
}

/**
 * The calls with which a shop's server hands a visitor over to another origin of the same shop, e.g. its checkout. Each
 * call may fail with `refused`, when the key is wrong, and with `unavailable`.
 */
export type HandoverClient = {
  /**
   * Stores a text of at most 32,000 characters for 30 seconds; returns a code, which can be redeemed once for the text.
   */
  readonly store: (state: string) => IdentityResult<string>
  /** Returns the text of a code. Fails with `missing` when the code was used, has expired or never existed. */
  readonly redeem: (code: string) => IdentityResult<string>
}

/**
 * Creates the client of a shop's server for handovers.
 *
 * @example
 * ```ts
 * import { createHandoverClient } from '@selvedge/identity-client/handovers'
 *
 * const handovers = createHandoverClient({
 *   baseUrl: 'https://identity.example.com',
 *   product: 'selvedge',
 *   shopKey: 'the SHOP_SERVER_KEY of the backend',
 * })
 * const stored = await handovers.store(JSON.stringify({ cartId: 'a-cart' }))
 * if (stored.ok) console.log(`https://checkout.example.com/?code=${stored.value}`)
 * ```
 */
export const createHandoverClient = ({
  shopKey,
  headers,
  ...options
}: HandoverClientOptions): HandoverClient => {
  const call = createEndpointCaller({ ...options, headers: { ...headers, 'x-shop-key': shopKey } })
  return {
    store: (state) =>
      mapResult(call(endpoints.saveHandover, undefined, { body: { state } }), ({ code }) => code),
    redeem: (code) =>
      mapResult(call(endpoints.redeemHandover, undefined, { body: { code } }), ({ state }) => state),
  }
}
