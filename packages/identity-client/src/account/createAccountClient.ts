import { createEndpointCaller, type EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import { mapResult, withoutResultValue } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import type { Token } from '../calls/token.ts'
import type { SignInResponse } from '../contract/accountResponses.ts'
import {
  cancelOrder,
  finishCardSetup,
  redeemGiftCard,
  returnItems,
  savePaymentMethod,
  startCardSetup,
} from '../contract/checkoutEndpoints.ts'
import type {
  OrderCancellation,
  OrderReturn,
  RedeemedGiftCard,
  SavedCard,
} from '../contract/checkoutResponses.ts'
import * as endpoints from '../contract/profileEndpoints.ts'
import type {
  Device,
  EmailOption,
  PersonalData,
  TradeApplicationState,
} from '../contract/profileResponses.ts'
import type {
  CardSetup,
  EmailChange,
  NewsletterLink,
  NewsletterSubscription,
  PasswordChange,
  ReturnRequest,
  SupportMessage,
  TradeApplication,
} from '../contract/requests.ts'
import type { SubscriptionPeriod } from '../contract/subscriptionResponses.ts'

/** How the identity backend is reached. */
export type AccountClientOptions = EndpointCallerOptions

/**
 * The calls with which a customer manages their account. `token` is the customer's commerce token. Any call may fail
 * with `unavailable`.
 */
export type AccountClient = {
  /**
   * Changes the customer's password and ends their other sessions. The former tokens no longer work; use the
   * returned ones.
   *
   * Fails with `credentials` when the current password is wrong, `invalid` when the new one breaks the rules, `too-many`, or
   * `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const result = await account.changePassword(token, { currentPassword: 'Selvedge-2026', newPassword: 'Selvedge-2027' })
   * if (result.ok) session.setCustomer(result.value.tokens)
   * ```
   */
  readonly changePassword: (token: Token, change: PasswordChange) => IdentityResult<SignInResponse>
  /**
   * Mails a link to the new email address; following it changes the address. The current address gets a notice. The result is
   * the same for every address.
   *
   * Fails with `credentials` for a wrong password, `invalid` for the customer's current address, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await account.requestEmailChange(token, { email: 'anna@example.org', password })
   * ```
   */
  readonly requestEmailChange: (token: Token, change: EmailChange) => IdentityResult<undefined>
  /**
   * Changes the email address with the token of the mail's link. It needs no session, so any browser can follow the link.
   *
   * Fails with `refused` when the link is unknown, was used or has expired, or the address belongs to another account; or `too-many`.
   *
   * @example
   * ```ts
   * const result = await account.confirmEmailChange(url.searchParams.get('token') ?? '')
   * ```
   */
  readonly confirmEmailChange: (link: string) => IdentityResult<undefined>
  /**
   * Returns the devices where the customer is signed in, the newest first. `login` has returned the id of the current
   * device.
   *
   * Fails with `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const devices = await account.devices(token)
   * ```
   */
  readonly devices: (token: Token) => IdentityResult<readonly Device[]>
  /**
   * Signs a device out and returns the other devices.
   *
   * Fails with `missing` for a device that is not the customer's, and `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const devices = await account.signOutDevice(token, device.id)
   * ```
   */
  readonly signOutDevice: (token: Token, id: string) => IdentityResult<readonly Device[]>
  /**
   * Returns everything that is stored about the customer, by kind.
   *
   * Fails with `too-many`, and `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const result = await account.personalData(token)
   * if (result.ok) saveFile(JSON.stringify(result.value, null, 2))
   * ```
   */
  readonly personalData: (token: Token) => IdentityResult<PersonalData>
  /**
   * Returns when the account will be erased (ISO 8601); `undefined` unless the customer has requested it.
   *
   * @example
   * ```ts
   * const eraseAt = await account.deletion(token)
   * ```
   */
  readonly deletion: (token: Token) => IdentityResult<string | undefined>
  /**
   * Requests that the account is erased after the waiting period, and returns when (ISO 8601).
   *
   * Fails with `credentials` for a wrong password, or `too-many`.
   *
   * @example
   * ```ts
   * const eraseAt = await account.requestDeletion(token, password)
   * ```
   */
  readonly requestDeletion: (token: Token, password: string) => IdentityResult<string | undefined>
  /**
   * Withdraws the request, so that the account is kept. Fails with `refused` when the erasure has begun.
   *
   * @example
   * ```ts
   * const kept = await account.withdrawDeletion(token)
   * ```
   */
  readonly withdrawDeletion: (token: Token) => IdentityResult<string | undefined>
  /**
   * Cancels a placed order and refunds it, as long as nothing of the order is printed. The caller must have placed the
   * order, or send the key of its mail. A repeated call has no further effect.
   *
   * Fails with `refused` when printing has begun, or `missing`.
   *
   * @example
   * ```ts
   * const cancelled = await account.cancelOrder(token, 'SV-1042')
   * ```
   */
  readonly cancelOrder: (
    token: Token,
    orderNumber: string,
    key?: string,
  ) => IdentityResult<OrderCancellation['state']>
  /**
   * Saves a card by `cardToken`, the token that the provider's card fields returned, and returns the card. A card that
   * is saved already stays as it is; the same card token can be sent again after a lost response.
   *
   * Fails with `invalid` for a card token that has no card or belongs to somebody else, and for a card that its bank
   * does not verify; or with `too-many`.
   *
   * @example
   * ```ts
   * const saved = await account.saveCard(token, cardToken)
   * ```
   */
  readonly saveCard: (token: Token, cardToken: string) => IdentityResult<SavedCard>
  /**
   * Returns the URL of the provider's own page on which a customer enters a card to save.
   *
   * Fails with `refused` when the provider has no such page, `invalid` for a URL of an unlisted site, or
   * `unauthorized`.
   *
   * @example
   * ```ts
   * const page = await account.startCardSetup(token, { currency: 'USD', successUrl, cancelUrl })
   * ```
   */
  readonly startCardSetup: (token: Token, setup: CardSetup) => IdentityResult<string>
  /**
   * Saves the card that the customer entered on the provider's page, and returns all cards. The same card is saved once.
   *
   * Fails with `invalid` for a session that has no card or belongs to somebody else.
   *
   * @example
   * ```ts
   * const cards = await account.finishCardSetup(token, 'cs_test_1')
   * ```
   */
  readonly finishCardSetup: (token: Token, session: string) => IdentityResult<readonly SavedCard[]>
  /**
   * Requests the return of lines of a delivered order, within 45 days, and returns the number of the return.
   * The caller must have placed the order, or send the key of its mail. A repeated call with the same `requestId` has
   * no further effect.
   *
   * Fails with `refused` for units that cannot be returned, or `missing`.
   *
   * @example
   * ```ts
   * const returned = await account.returnItems(token, {
   *   orderNumber: 'SV-1042',
   *   requestId: crypto.randomUUID(),
   *   items: [{ lineItemId: '5f0c6c2e-7f43-4a39-9d1c-4d2f9d6d9a11', quantity: 1 }],
   *   reason: 'unexpected',
   * })
   * ```
   */
  readonly returnItems: (token: Token, request: ReturnRequest) => IdentityResult<OrderReturn>
  /**
   * Adds a gift card to the customer's store credit (spoondollars, spec §4), and returns its amount in cents.
   *
   * Fails with `refused` for a code that is unknown or was redeemed before, or `too-many`.
   *
   * @example
   * ```ts
   * const redeemed = await account.redeemGiftCard(token, 'GIFT-7K3M-9QPX-2D4T-W8RC')
   * ```
   */
  readonly redeemGiftCard: (token: Token, code: string) => IdentityResult<RedeemedGiftCard>
  /**
   * Subscribes an email address to the newsletter. A mail to this address has a link to `/newsletter/confirm` of the site; the
   * subscription begins when that page calls `confirmNewsletter`. The result is the same for every address.
   *
   * Fails with `invalid` and the wrong field, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await account.subscribeToNewsletter({ email, fullName: 'Ada Whitlock', emails: 'monthly' })
   * ```
   */
  readonly subscribeToNewsletter: (subscription: NewsletterSubscription) => IdentityResult<undefined>
  /**
   * Confirms a subscription to the newsletter with the `email` and the `key` of the link in its mail.
   *
   * Fails with `refused` for a wrong key, and for an address that is not subscribed.
   *
   * @example
   * ```ts
   * const result = await account.confirmNewsletter({ email, key: 'from-the-link' })
   * ```
   */
  readonly confirmNewsletter: (link: NewsletterLink) => IdentityResult<undefined>
  /**
   * Removes an email address from the newsletter with the `email` and the `key` of a link to `/newsletter/unsubscribe` in its mails.
   *
   * Fails with `refused` for a wrong key.
   *
   * @example
   * ```ts
   * const result = await account.unsubscribeFromNewsletter({ email, key: 'from-the-link' })
   * ```
   */
  readonly unsubscribeFromNewsletter: (link: NewsletterLink) => IdentityResult<undefined>
  /**
   * Returns the periods of the customer's subscriptions, the latest end first, and whether they are
   * renewed.
   *
   * @example
   * ```ts
   * const subscriptions = await account.subscriptions(token)
   * ```
   */
  readonly subscriptions: (token: Token) => IdentityResult<readonly SubscriptionPeriod[]>
  /**
   * Turns on the renewal of a subscription with a saved card, or turns it off with `null`, and returns the periods.
   * After a failed charge, a new card is tried at once.
   *
   * Fails with `missing` for a card or a subscription that the customer does not have, or `refused` for a customer with
   * other prices than members, such as trade prices.
   *
   * @example
   * ```ts
   * const subscriptions = await account.setSubscriptionRenewal(token, 'Plus', card.id)
   * ```
   */
  readonly setSubscriptionRenewal: (
    token: Token,
    name: string,
    cardId: string | null,
  ) => IdentityResult<readonly SubscriptionPeriod[]>
  /**
   * Returns the state of the customer's application for trade prices; `state` is null before the first
   * application.
   *
   * @example
   * ```ts
   * const application = await account.tradeApplication(token)
   * ```
   */
  readonly tradeApplication: (token: Token) => IdentityResult<TradeApplicationState>
  /**
   * Applies for trade prices. An application that is waiting or was declined is replaced; an approved application
   * stays.
   *
   * Fails with `invalid` and the wrong field, or `too-many`.
   *
   * @example
   * ```ts
   * const application = await account.applyForTrade(token, { company: 'Berg', resaleNumber: 'NC-1', website: '' })
   * ```
   */
  readonly applyForTrade: (
    token: Token,
    application: TradeApplication,
  ) => IdentityResult<TradeApplicationState>
  /**
   * Returns how often the customer gets mail from the shop; `none` until they choose.
   *
   * Fails with `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const result = await account.getEmailOption(token)
   * ```
   */
  readonly getEmailOption: (token: Token) => IdentityResult<EmailOption>
  /**
   * Sets how often the customer gets mail from the shop, and returns it.
   *
   * Fails with `unauthorized` for a guest.
   *
   * @example
   * ```ts
   * const result = await account.saveEmailOption(token, 'weekly')
   * ```
   */
  readonly saveEmailOption: (token: Token, option: EmailOption) => IdentityResult<EmailOption>
  /**
   * Sends a message to customer support, with up to three images in base64, and returns its reference. A
   * message that is sent again with the same `id` is stored once.
   *
   * Fails with `invalid` and the wrong field, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await account.sendSupportMessage(token, { email, topic: 'Returns', message, orderNumber: 'S-1042' })
   * ```
   */
  readonly sendSupportMessage: (token: Token, message: SupportMessage) => IdentityResult<string>
}

/**
 * Creates the client of a customer's account. Every response is checked; every failure is a value.
 *
 * @example
 * ```ts
 * import { createAccountClient } from '@selvedge/identity-client/account'
 *
 * const account = createAccountClient({ baseUrl: 'https://identity.example.com', product: 'selvedge' })
 * const devices = await account.devices('the token of the customer')
 * if (devices.ok) console.log(devices.value.length)
 * else console.error(devices.problem.kind)
 * ```
 */
export const createAccountClient = (options: AccountClientOptions): AccountClient => {
  const call = createEndpointCaller(options)
  const emailsOf = ({ emails }: { readonly emails: EmailOption }) => emails
  const devicesOf = ({ devices }: { readonly devices: readonly Device[] }) => devices
  const eraseAtOf = ({ eraseAt }: { readonly eraseAt: string | null }) => eraseAt ?? undefined
  return {
    changePassword: (token, body) => call(endpoints.changePassword, token, { body }),
    requestEmailChange: (token, body) =>
      withoutResultValue(call(endpoints.requestEmailChange, token, { body })),
    confirmEmailChange: (link) =>
      withoutResultValue(call(endpoints.confirmEmailChange, undefined, { body: { token: link } })),
    devices: (token) => mapResult(call(endpoints.devices, token), devicesOf),
    signOutDevice: (token, id) => mapResult(call(endpoints.signOutDevice, token, { part: id }), devicesOf),
    personalData: (token) => call(endpoints.personalData, token),
    deletion: (token) => mapResult(call(endpoints.accountDeletion, token), eraseAtOf),
    requestDeletion: (token, password) =>
      mapResult(call(endpoints.requestAccountDeletion, token, { body: { password } }), eraseAtOf),
    withdrawDeletion: (token) => mapResult(call(endpoints.withdrawAccountDeletion, token), eraseAtOf),
    cancelOrder: (token, orderNumber, key) =>
      mapResult(
        call(cancelOrder, token, { body: { orderNumber, ...(key ? { key } : {}) } }),
        ({ state }) => state,
      ),
    saveCard: (token, cardToken) => call(savePaymentMethod, token, { body: { token: cardToken } }),
    startCardSetup: (token, body) => mapResult(call(startCardSetup, token, { body }), ({ url }) => url),
    finishCardSetup: (token, session) =>
      mapResult(call(finishCardSetup, token, { body: { session } }), ({ paymentMethods }) => paymentMethods),
    returnItems: (token, body) => call(returnItems, token, { body }),
    redeemGiftCard: (token, code) => call(redeemGiftCard, token, { body: { code } }),
    subscribeToNewsletter: (body) =>
      withoutResultValue(call(endpoints.subscribeToNewsletter, undefined, { body })),
    confirmNewsletter: (body) => withoutResultValue(call(endpoints.confirmNewsletter, undefined, { body })),
    unsubscribeFromNewsletter: (body) =>
      withoutResultValue(call(endpoints.unsubscribeFromNewsletter, undefined, { body })),
    subscriptions: (token) =>
      mapResult(call(endpoints.subscriptions, token), ({ subscriptions }) => subscriptions),
    setSubscriptionRenewal: (token, name, cardId) =>
      mapResult(
        call(endpoints.setSubscriptionRenewal, token, { body: { name, cardId } }),
        ({ subscriptions }) => subscriptions,
      ),
    tradeApplication: (token) => call(endpoints.tradeApplication, token),
    applyForTrade: (token, body) => call(endpoints.applyForTrade, token, { body }),
    getEmailOption: (token) => mapResult(call(endpoints.getEmailOptions, token), emailsOf),
    saveEmailOption: (token, emails) =>
      mapResult(call(endpoints.saveEmailOptions, token, { body: { emails } }), emailsOf),
    sendSupportMessage: (token, body) =>
      mapResult(call(endpoints.sendSupportMessage, token, { body }), ({ reference }) => reference),
  }
}
