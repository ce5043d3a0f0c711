import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import { mapResult } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/checkoutEndpoints.ts'
import type {
  CartPayment,
  PaymentKinds,
  RemovedCard,
  SavedCard,
  StoreCreditBalance,
  StoreCreditHistory,
} from '../contract/checkoutResponses.ts'
import type { PaymentChoice, ReturnUrls, SavedCardChange } from '../contract/requests.ts'
import type { Token } from './token.ts'

/** Payments, saved cards and store credit. Any call may fail with `unauthorized` and `unavailable`. */
export type PaymentCalls = {
  /**
   * Returns the kinds of payment that the shop takes, and what the card fields need to start.
   *
   * @example
   * ```ts
   * const result = await identity.paymentKinds(token)
   * if (result.ok && result.value.methods.includes('afterpay')) showAfterpay()
   * ```
   */
  readonly paymentKinds: (token: Token) => IdentityResult<PaymentKinds>
  /**
   * Returns how a cart is paid: the chosen payment, and the store credit beside it in cents.
   *
   * Fails with `missing` for a cart of somebody else.
   *
   * @example
   * ```ts
   * const result = await identity.cartPayment(token, cart.id)
   * if (result.ok && result.value.declined) requestAnotherCard()
   * ```
   */
  readonly cartPayment: (token: Token, cartId: string) => IdentityResult<CartPayment>
  /**
   * Chooses the payment method and the store credit together, and returns how the cart is paid then. A refused choice
   * changes nothing.
   *
   * Fails with `credit-refused`, `payment-missing`, `deferred-payment`, `invalid` for an unknown card, `missing` for a
   * cart of somebody else, and `refused` when anyone but a trade customer chooses a purchase order.
   *
   * @example
   * ```ts
   * const result = await identity.choosePayment(token, cart.id, { method: { kind: 'card', token: cardToken }, creditCents: 500 })
   * ```
   */
  readonly choosePayment: (token: Token, cartId: string, choice: PaymentChoice) => IdentityResult<CartPayment>
  /**
   * Returns the URL of the provider's own card page, for a visitor without JavaScript.
   *
   * Fails with `refused` when the provider has no such page, `invalid` for pages of unlisted sites, and `missing` for a
   * cart of somebody else.
   *
   * @example
   * ```ts
   * const page = await identity.startCardPage(token, cart.id, { successUrl, cancelUrl })
   * if (page.ok) return redirect(page.value)
   * ```
   */
  readonly startCardPage: (token: Token, cartId: string, urls: ReturnUrls) => IdentityResult<string>
  /**
   * Opens a checkout at Afterpay for the amount that remains after store credit, and returns the URL of Afterpay's page.
   *
   * Fails with `deferred-payment` and the specification's code when Afterpay does not take the cart, `invalid` for pages
   * of unlisted sites, and `missing` for a cart of somebody else.
   *
   * @example
   * ```ts
   * const page = await identity.startAfterpayCheckout(token, cart.id, { successUrl, cancelUrl })
   * if (page.ok) return redirect(page.value)
   * ```
   */
  readonly startAfterpayCheckout: (token: Token, cartId: string, urls: ReturnUrls) => IdentityResult<string>
  /**
   * Returns the customer's saved cards (spec §2, payment methods).
   *
   * Fails with `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const cards = await identity.savedCards(token)
   * ```
   */
  readonly savedCards: (token: Token) => IdentityResult<readonly SavedCard[]>
  /**
   * Removes a saved card here and at its provider, and returns the other cards. `isForgotten` is false while the
   * provider does not respond; the removal at the provider is retried.
   *
   * Fails with `missing` for a card of somebody else, and `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const removed = await identity.removeCard(token, card.id)
   * ```
   */
  readonly removeCard: (token: Token, id: string) => IdentityResult<RemovedCard>
  /**
   * Renames a saved card, makes it the default, or sets its billing address, and returns all cards.
   *
   * Fails with `missing` for a card of somebody else, `invalid` for a nickname over 50 characters, `refused` for a billing address that
   * was changed since `billingRevision`, and `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const cards = await identity.changeCard(token, card.id, { nickname: 'Studio', makeDefault: true })
   * ```
   */
  readonly changeCard: (
    token: Token,
    id: string,
    change: SavedCardChange,
  ) => IdentityResult<readonly SavedCard[]>
  /**
   * Returns the customer's store credit (spoondollars, spec §4) in cents, one balance for each currency.
   *
   * Fails with `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const balances = await identity.credit(token)
   * ```
   */
  readonly credit: (token: Token) => IdentityResult<readonly StoreCreditBalance[]>
  /**
   * Returns the store credit in a currency and its last 100 movements in cents, the newest first.
   *
   * Fails with `missing` for a currency that the shop does not have, and `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const history = await identity.creditHistory(token, 'USD')
   * ```
   */
  readonly creditHistory: (token: Token, currency: string) => IdentityResult<StoreCreditHistory>
}

/** Creates the calls for payments, saved cards and store credit. */
export const paymentCalls = (call: EndpointCaller): PaymentCalls => {
  const urlOf = ({ url }: { readonly url: string }) => url
  const cardsOf = ({ paymentMethods }: { readonly paymentMethods: readonly SavedCard[] }) => paymentMethods
  return {
    paymentKinds: (token) => call(endpoints.paymentOptions, token),
    cartPayment: (token, cartId) => call(endpoints.cartPayment, token, { part: cartId }),
    choosePayment: (token, cartId, body) => call(endpoints.choosePayment, token, { part: cartId, body }),
    startCardPage: (token, cartId, body) =>
      mapResult(call(endpoints.startCardPage, token, { part: cartId, body }), urlOf),
    startAfterpayCheckout: (token, cartId, body) =>
      mapResult(call(endpoints.startAfterpayCheckout, token, { part: cartId, body }), urlOf),
    savedCards: (token) => mapResult(call(endpoints.paymentMethods, token), cardsOf),
    removeCard: (token, id) => call(endpoints.removePaymentMethod, token, { part: id }),
    changeCard: (token, id, body) =>
      mapResult(call(endpoints.changePaymentMethod, token, { part: id, body }), cardsOf),
    credit: (token) => mapResult(call(endpoints.getStoreCredit, token), ({ balances }) => balances),
    creditHistory: (token, currency) => call(endpoints.getStoreCreditHistory, token, { part: currency }),
  }
}
