import * as v from 'valibot'
import {
  Balances,
  type CartPayment,
  CreditHistory,
  type EmailOption,
  EmailOptions,
  FixedCart,
  OrderAttempt,
  PageAnswer,
  PaymentAnswer,
  PaymentKinds,
  type SavedCard,
  SavedCards,
  SignedIn,
  WeighedCart,
} from './answers.ts'
import { type CallInit, type CallOptions, createCall } from './call/createCall.ts'
import type { IdentityResult } from './call/problem.ts'
import { CodeAnswer, type Preferences, SavedPreferences } from './visitor/answers.ts'

/** How the identity backend is reached. */
export type IdentityClientOptions = CallOptions & {
  /** The site's key: `{product}` in the paths (spec §7). */
  readonly product: string
}

export type Credentials = { readonly email: string; readonly password: string }
export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: string
}

/**
 * What pays for the part of a cart that store credit leaves.
 *
 * - `keep`: the payment that is chosen already. `none`: store credit covers everything.
 * - `card`, `paypal`, `afterpay`: the token that the browser got from the provider.
 * - `card-session`: a visit of the provider's card page.
 * - `page`: the shopper visits the provider's page next; choose its token or session when they are back. Until then the payment
 *   chosen before stays, except a purchase order beside store credit.
 */
export type PaymentMethod =
  | { readonly kind: 'keep' | 'none' }
  | { readonly kind: 'saved-card'; readonly id: string }
  | { readonly kind: 'card'; readonly token: string; readonly save?: boolean }
  | { readonly kind: 'card-session'; readonly session: string; readonly save?: boolean }
  | { readonly kind: 'paypal' | 'afterpay'; readonly token: string }
  | { readonly kind: 'purchase-order'; readonly number: string }
  | { readonly kind: 'page'; readonly page: 'card' | 'paypal' | 'afterpay' }

/** How a cart is paid. */
export type PaymentChoice = {
  readonly method: PaymentMethod
  /** Cents of store credit to use at most, bounded by the balance and the total. Without it, the credit chosen before stays. */
  readonly creditCents?: number
}

/** Pages of the shop that a provider's page leads back to. */
export type PageUrls = { readonly successUrl: string; readonly cancelUrl: string }

/** A submit of the review page. `key` is new for every rendering of that page. */
export type OrderSubmit = {
  readonly key: string
  readonly cartId: string
  readonly total: { readonly currencyCode: string; readonly centAmount: number }
  /**
   * What else the shopper saw: `cartFingerprint` of the cart, and the `stamp` of its payment. Nothing is ordered when either is
   * another one by then.
   */
  readonly reviewed?: { readonly cart?: string | undefined; readonly payment?: string | undefined }
  /** Where the page of an approval leads back to. */
  readonly returnUrl?: string
}

export type SupportMessage = {
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly orderNumber?: string
}

/** A cart to weigh. `countryUpdated` takes off a way of delivery that was chosen for another country. */
export type CartToWeigh = {
  readonly currency: string
  readonly countryUpdated: boolean
  readonly shippingAddress?: object
}

type Token = string | undefined

/** The calls of the identity backend. `token` is the visitor's commerce token; with a cookie there is none. */
export type IdentityClient = {
  readonly login: (token: Token, credentials: Credentials) => IdentityResult<SignedIn>
  /** `undefined` when the registration has to be confirmed by the link in a mail first. */
  readonly register: (token: Token, registration: Registration) => IdentityResult<SignedIn | undefined>
  readonly confirmRegistration: (token: Token, link: string) => IdentityResult<SignedIn>
  readonly logout: (tokens: readonly string[]) => IdentityResult<undefined>
  /** Mails a link; the answer is the same for every address. */
  readonly forgotPassword: (email: string) => IdentityResult<undefined>
  readonly resetPassword: (link: string, password: string) => IdentityResult<undefined>
  readonly changePassword: (token: Token, current: string, next: string) => IdentityResult<SignedIn>
  /** Saves preferences; the answer has all of them. */
  readonly savePreferences: (token: Token, changed: Partial<Preferences>) => IdentityResult<Preferences>
  /** Puts a cart in the visitor's preferred currency in the place of one in another (spec §7). */
  readonly fixCart: (token: Token, cartId: string) => IdentityResult<FixedCart>
  /** Weighs the visitor's cart, so that its weight drives the shipping rates (spec §7). */
  readonly weighCart: (token: Token, cart: CartToWeigh) => IdentityResult<WeighedCart>
  /** A code for a person who proved to ID.me to belong to a group; `refused` when the token proves nothing (spec §7). */
  readonly groupCode: (
    token: Token,
    idMeToken: string,
    currency: string,
  ) => IdentityResult<{ readonly code: string; readonly group: string }>
  /** Counts that the visitor is about to try a promo code; `too-many` when they have to wait before the next one. */
  readonly countPromoCodeAttempt: (token: Token) => IdentityResult<undefined>
  /** The kinds of payment that the shop takes. */
  readonly paymentKinds: (token: Token) => IdentityResult<PaymentKinds>
  readonly cartPayment: (token: Token, cartId: string) => IdentityResult<CartPayment>
  /**
   * Chooses the payment method and the store credit together. A refused choice changes nothing: `credit-refused`,
   * `payment-missing`, `deferred-payment`, `invalid` for an unknown card, `refused` for a purchase order of others than trade customers.
   */
  readonly choosePayment: (token: Token, cartId: string, choice: PaymentChoice) => IdentityResult<CartPayment>
  readonly cardPage: (token: Token, cartId: string, urls: PageUrls) => IdentityResult<string>
  readonly afterpayCheckout: (token: Token, cartId: string, urls: PageUrls) => IdentityResult<string>
  readonly savedCards: (token: Token) => IdentityResult<readonly SavedCard[]>
  readonly removeCard: (token: Token, id: string) => IdentityResult<readonly SavedCard[]>
  readonly changeCard: (
    token: Token,
    id: string,
    change: { readonly nickname?: string; readonly makeDefault?: true },
  ) => IdentityResult<readonly SavedCard[]>
  readonly credit: (token: Token) => IdentityResult<readonly { currency: string; cents: number }[]>
  readonly creditHistory: (token: Token, currency: string) => IdentityResult<CreditHistory>
  readonly emailOption: (token: Token) => IdentityResult<EmailOption>
  readonly saveEmailOption: (token: Token, option: EmailOption) => IdentityResult<EmailOption>
  readonly sendSupportMessage: (token: Token, message: SupportMessage) => IdentityResult<undefined>
  readonly placeOrder: (token: Token, submit: OrderSubmit) => IdentityResult<OrderAttempt>
  readonly orderAttempt: (token: Token, id: string) => IdentityResult<OrderAttempt>
  /** The attempt that places a cart's order or has placed it; `missing` when there is none. */
  readonly orderOfCart: (token: Token, cartId: string) => IdentityResult<OrderAttempt>
  /** Says that the shopper is back from approving the payment. */
  readonly approved: (token: Token, id: string) => IdentityResult<OrderAttempt>
  /** Says that the shopper will not approve the payment. One that is approved already is ordered all the same. */
  readonly giveUp: (token: Token, id: string) => IdentityResult<OrderAttempt>
}

const Registered = v.union([SignedIn, v.object({ kind: v.literal('confirm') })])

/** A client of the identity backend. Every answer is checked; every failure is a value. */
export const createIdentityClient = ({ product, ...options }: IdentityClientOptions): IdentityClient => {
  const call = createCall(options)
  const base = `/api/${encodeURIComponent(product)}`

  const ask = <Schema extends v.GenericSchema>(schema: Schema, path: string, token: Token, init?: CallInit) =>
    call(schema, base + path, { ...init, token })
  const send = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    token: Token,
    body: unknown,
    method: 'POST' | 'PUT' | 'DELETE' = 'POST',
  ) => ask(schema, path, token, { method, body })
  const platform = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    token: Token,
    body: unknown,
  ) => call(schema, `/api/commercetools/${path}`, { method: 'POST', token, body })
  const picked = async <Answer, Value>(
    result: IdentityResult<Answer>,
    pick: (answer: Answer) => Value,
  ): IdentityResult<Value> => {
    const answer = await result
    return answer.ok ? { ok: true, value: pick(answer.value) } : answer
  }
  const done = (result: IdentityResult<unknown>): IdentityResult<undefined> => picked(result, () => undefined)

  const cart = (id: string): string => `/carts/${encodeURIComponent(id)}`
  const order = (id: string): string => `/orders/${encodeURIComponent(id)}`
  const method = (id: string): string => `/payment-methods/${encodeURIComponent(id)}`
  const cards = ({ paymentMethods }: v.InferOutput<typeof SavedCards>) => paymentMethods

  return {
    login: (token, credentials) => send(SignedIn, '/login', token, credentials),
    register: (token, registration) =>
      picked(send(Registered, '/register', token, registration), (answer) =>
        'kind' in answer ? undefined : answer,
      ),
    confirmRegistration: (token, link) => send(SignedIn, '/register/confirm', token, { token: link }),
    logout: (tokens) => done(send(v.unknown(), '/logout', undefined, { tokens })),
    forgotPassword: (email) => done(send(v.unknown(), '/password/forgot', undefined, { email })),
    resetPassword: (token, password) =>
      done(send(v.unknown(), '/password/reset', undefined, { token, password })),
    changePassword: (token, currentPassword, newPassword) =>
      send(SignedIn, '/password/change', token, { currentPassword, newPassword }),
    savePreferences: (token, changed) =>
      picked(
        send(SavedPreferences, '/user-preferences', token, changed),
        ({ userPreferences }) => userPreferences,
      ),
    fixCart: (token, cartId) => platform(FixedCart, 'fix-cart', token, { cartId }),
    weighCart: (token, weighed) => platform(WeighedCart, 'create-weight-calculation', token, weighed),
    groupCode: (token, idme_access_token, currency) =>
      call(CodeAnswer, '/api/promotions/idme', {
        method: 'POST',
        token,
        body: { idme_access_token, currency },
      }),
    countPromoCodeAttempt: (token) =>
      done(ask(v.unknown(), '/promo-code-attempts', token, { method: 'POST' })),
    paymentKinds: (token) => ask(PaymentKinds, '/payment-options', token),
    cartPayment: (token, id) => ask(PaymentAnswer, `${cart(id)}/payment`, token),
    choosePayment: (token, id, choice) => send(PaymentAnswer, `${cart(id)}/payment`, token, choice, 'PUT'),
    cardPage: (token, id, urls) =>
      picked(send(PageAnswer, `${cart(id)}/card-page`, token, urls), ({ url }) => url),
    afterpayCheckout: (token, id, urls) =>
      picked(send(PageAnswer, `${cart(id)}/afterpay-checkout`, token, urls), ({ url }) => url),
    savedCards: (token) => picked(ask(SavedCards, '/payment-methods', token), cards),
    removeCard: (token, id) => picked(send(SavedCards, method(id), token, undefined, 'DELETE'), cards),
    changeCard: (token, id, change) => picked(send(SavedCards, method(id), token, change, 'PUT'), cards),
    credit: (token) => picked(ask(Balances, '/store-credit', token), ({ balances }) => balances),
    creditHistory: (token, currency) =>
      ask(CreditHistory, `/store-credit/${encodeURIComponent(currency)}`, token),
    emailOption: (token) => picked(ask(EmailOptions, '/email-options', token), ({ emails }) => emails),
    saveEmailOption: (token, emails) =>
      picked(send(EmailOptions, '/email-options', token, { emails }, 'PUT'), ({ emails }) => emails),
    sendSupportMessage: (token, message) => done(send(v.unknown(), '/support-messages', token, message)),
    placeOrder: (token, { key, ...body }) =>
      ask(OrderAttempt, '/orders', token, { method: 'POST', body, headers: { 'idempotency-key': key } }),
    orderAttempt: (token, id) => ask(OrderAttempt, order(id), token),
    orderOfCart: (token, id) => ask(OrderAttempt, `${cart(id)}/order`, token),
    approved: (token, id) => send(OrderAttempt, `${order(id)}/approved`, token, {}),
    giveUp: (token, id) => send(OrderAttempt, `${order(id)}/given-up`, token, {}),
  }
}
