import type { RequestBody } from './createOperations.ts'

/**
 * The email address and the password that a customer typed to sign in. `device` is the `User-Agent` of the customer's
 * browser, when a server makes the call for it.
 */
export type Credentials = RequestBody<'login'>

/** A new customer: names, email address, and a password that meets the rules. */
export type Registration = RequestBody<'register'>

/** A customer's current and new password. `device` is the `User-Agent` of the browser that gets the new tokens. */
export type PasswordChange = RequestBody<'changePassword'>

/** A customer's new email address, and their password. */
export type EmailChange = RequestBody<'requestEmailChange'>

/** A customer's application for trade prices; `website` may be empty. */
export type TradeApplication = RequestBody<'applyForTrade'>

/** A message to customer support. */
export type SupportMessage = RequestBody<'sendSupportMessage'>

/**
 * A cart to weigh, with the currency and the address that the platform returned. Without `cartId`, it is the visitor's
 * active cart. `countryUpdated` removes a shipping method that was chosen for another country.
 */
export type CartWeightRequest = Pick<RequestBody<'createWeightCalculation'>, 'countryUpdated' | 'cartId'> & {
  readonly currency: string
  readonly shippingAddress?: object
}

/**
 * The lines of an order that a visitor returns, and why. `requestId` is a new id for each rendering of the form. `key`
 * is the key in the link of the confirmation mail.
 */
export type ReturnRequest = RequestBody<'returnItems'>

/** A subscription to the newsletter. */
export type NewsletterSubscription = RequestBody<'subscribeToNewsletter'>

/** The parameters of a link in a newsletter mail. */
export type NewsletterLink = RequestBody<'confirmNewsletter'>

/** The URLs to which the provider's page returns after a card was entered, and the visitor's currency. */
export type CardSetup = RequestBody<'startCardSetup'>

/** How a cart is paid. `creditCents` is the store credit to use at most; without it, the credit chosen before stays. */
export type PaymentChoice = RequestBody<'choosePayment'>

/**
 * The payment method for the amount that remains after store credit.
 *
 * - `keep`: the payment that was chosen before. `none`: store credit covers everything.
 * - `card`, `paypal`, `afterpay`: the token that the browser got from the provider.
 * - `card-session`: a visit of the provider's card page.
 * - `page`: the shopper visits the provider's page next. After the visit, choose the token or the session from that
 *   page. Until then the previously chosen payment stays, unless it is a purchase order that is combined with store
 *   credit.
 */
export type PaymentMethod = PaymentChoice['method']

/** A change of a saved card: its nickname, its billing address, or whether it is the default card. */
export type SavedCardChange = RequestBody<'changePaymentMethod'>

/** Pages of the shop to which a provider's page returns. */
export type ReturnUrls = RequestBody<'startCardPage'>

/**
 * What the shop sends when a shopper submits the review page. `key` is new for every rendering of that page. `reviewed`
 * is what else the shopper saw: `cartFingerprint` of the cart, and the `stamp` of its payment; when either differs,
 * nothing is ordered. `returnUrl` is the page of the shop to which the approval page returns, by default
 * `/checkout/placing`; the service adds the id of the attempt as `attempt`.
 */
export type OrderSubmission = RequestBody<'placeOrder'> & { readonly key: string }

/**
 * An order to find: its number, and the guest's email or the key in the link of its mail. `locale` is the locale of
 * product names.
 */
export type OrderLookup = RequestBody<'findOrder'>
