import * as v from 'valibot'
import { createEndpointCaller, type EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import { mapResult } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import type { Currency } from '../contract/accountResponses.ts'
import * as endpoints from '../contract/handoverEndpoints.ts'
import { mergeCarts } from '../contract/visitorEndpoints.ts'
import { VisitorHandover } from '../contract/visitorHandover.ts'
import type { MergeStatus } from '../contract/visitorResponses.ts'

const VisitorHandoverText = v.pipe(v.string(), v.parseJson(), VisitorHandover)

/** How the identity backend is reached. */
export type HandoverClientOptions = Omit<EndpointCallerOptions, 'credentials' | 'replaceToken'> & {
  /** The key that authenticates the shop's server: the backend's `SHOP_SERVER_KEY`. */
  readonly shopKey: string
}

/** A guest's cart, and the customer into whose cart it is merged. */
export type GuestCart = {
  readonly guestCartId: string
  /** The token of the guest, which proves that the cart is theirs. */
  readonly guestToken: string
  readonly customerId: string
  readonly currency: Currency
}

/**
 * The calls with which a shop's server hands a visitor over to another origin of the same shop, e.g. its checkout, and
 * takes over visitors of a brand's own site. Each call may fail with `refused`, when the key is wrong, and with `unavailable`.
 */
export type HandoverClient = {
  /**
   * Stores a text of at most 32,000 characters for 30 seconds; returns a code, which can be redeemed once for the text.
   */
  readonly store: (state: string) => IdentityResult<string>
  /** Returns the text of a code. Fails with `missing` when the code was used, has expired or never existed. */
  readonly redeem: (code: string) => IdentityResult<string>
  /**
   * Returns the visitor of a code that a brand's own site got with `visitor.createHandover(nonce)`. Accept the visitor only
   * in the browser for which `nonce` was created. Fails with `missing` like `redeem`.
   */
  readonly redeemVisitor: (code: string) => IdentityResult<VisitorHandover>
  /** Merges a guest's cart into the cart of the customer of the token. Fails with `unauthorized`, too. */
  readonly mergeCarts: (customerToken: string | undefined, carts: GuestCart) => IdentityResult<MergeStatus>
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
  const redeem: HandoverClient['redeem'] = (code) =>
    mapResult(call(endpoints.redeemHandover, undefined, { body: { code } }), ({ state }) => state)
  return {
    store: (state) =>
      mapResult(call(endpoints.createHandover, undefined, { body: { state } }), ({ code }) => code),
    redeem,
    mergeCarts: (customerToken, { guestCartId, guestToken, customerId, currency }) =>
      mapResult(
        call(mergeCarts, customerToken, {
          body: { guestCartID: guestCartId, userCustomerID: customerId, userCurrency: currency, guestToken },
        }),
        ({ mergeStatus }) => mergeStatus,
      ),
    redeemVisitor: async (code) => {
      const redeemed = await redeem(code)
      if (!redeemed.ok) return redeemed
      const { success, output } = v.safeParse(VisitorHandoverText, redeemed.value)
      return success ? { ok: true, value: output } : { ok: false, problem: { kind: 'missing' } }
    },
  }
}
