/** A payment method (spec §4). Store credit is not a payment method, but a separate ledger. */
export type PaymentKind = 'card' | 'paypal' | 'afterpay' | 'purchase-order'

/** The payment providers that the service knows. The database stores these names. */
export const providerNames = ['stripe', 'braintree', 'afterpay', 'purchase-order'] as const
export type ProviderName = (typeof providerNames)[number]

/** A payment that can be charged, by its token at a provider. */
export type SavedPayment = {
  readonly kind: PaymentKind
  readonly provider: ProviderName
  readonly token: string
  /** A card's brand; for other payments the text that a shopper recognises. */
  readonly brand: string
  /** PayPal's id of the buyer, when the provider has stored a PayPal account. */
  readonly payerId?: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  /** Whether the payment can be used only once, so that it cannot be saved. */
  readonly isOneTime?: true
}

/**
 * The result of an authorisation.
 * - `authorised`: the amount is held.
 * - `approval`: the shopper has to approve on this page first.
 * - `declined`: nothing is held; `fraud` when the provider blocked it.
 */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'approval'; readonly reference: string; readonly url: string }
  | { readonly kind: 'declined'; readonly fraud: boolean }

/** The amount and payment to authorise. `key` is the idempotency key. */
export type Charge = {
  readonly key: string
  readonly amountCents: number
  readonly currency: string
  readonly token: string
  readonly orderNumber: string
  /** The URL to which the approval page returns. */
  readonly returnUrl: string
  /**
   * Whether the shop charges a saved card while its customer is absent. If so, a card that requires an approval is
   * declined.
   */
  readonly isOffSession?: boolean
}

/** The status of a payment at its provider. */
export type PaymentStatus = 'approval' | 'authorised' | 'captured' | 'ended'

/**
 * A notification of a provider. It does not contain the status, because notifications may be late, repeated or out
 * of order.
 */
export type ProviderEvent = {
  readonly id: string
  readonly kind: string
  readonly orderNumber: string | undefined
}

export type Capture = { readonly kind: 'captured' } | { readonly kind: 'refused' }

/**
 * A payment provider. Every operation has a key and can be repeated; a call without a response throws and is retried
 * with the same key.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** The platform's name of the provider (spec §9, payment identifiers). */
  readonly paymentInterface: (kind: PaymentKind) => string
  /** Authorises the amount, once for each key. */
  readonly authorise: (charge: Charge) => Promise<Authorisation>
  readonly statusOf: (reference: string) => Promise<PaymentStatus>
  /** Finds the reference of a charge whose response was lost; `undefined` when nothing is held or captured. */
  readonly referenceOf: (charge: Pick<Charge, 'key' | 'orderNumber'>) => Promise<string | undefined>
  /** Captures the held amount; `refused` when the provider refuses for good. */
  readonly capture: (reference: string, key: string, amount: Amount) => Promise<Capture>
  /** Voids what was held, or refunds what was captured; once for each key. */
  readonly release: (reference: string, key: string, amount: Amount) => Promise<void>
  /**
   * Refunds a part of a captured payment; once for each key, also when it is repeated weeks later. `name` is shown at the provider.
   * Throws while the payment cannot be refunded yet.
   */
  readonly refund: (reference: string, refund: Refund) => Promise<void>
  /** Reads a webhook of the provider; `forged` when its signature is invalid. */
  readonly readEvent?: (request: WebhookRequest) => Promise<ProviderEvent | 'forged'>
}

export type Amount = { readonly cents: number; readonly currency: string }

export type Refund = Amount & { readonly key: string; readonly name: string }

export type WebhookRequest = { readonly body: string; readonly header: (name: string) => string | undefined }

/** A provider whose payments are entered in card fields or on a page. */
export type CardProvider = PaymentProvider & {
  /**
   * Returns the token under which the provider stores a payment. The argument is the token that the browser got for
   * this payment. The result is the same for every call.
   */
  readonly tokenOf: (token: string, owner: string) => string
  /**
   * Returns the payment for which the browser got `token`. `undefined` when the provider does not know the token, or
   * refuses to store the payment. The same owner may repeat a call.
   */
  readonly read: (token: string, options: ReadOptions) => Promise<SavedPayment | undefined>
  /**
   * Returns a stored payment, by the token that `tokenOf` returned; `undefined` when the provider has no such payment.
   */
  readonly find: (token: string) => Promise<SavedPayment | undefined>
  /** Returns the URL of the provider's own page on which shoppers without JavaScript enter a card. */
  readonly cardPage?: (options: CardPageOptions) => Promise<string>
  /**
   * The token of the card that was entered on the provider's page for this owner; `undefined` when there is no card.
   */
  readonly tokenOfPage?: (session: string, owner: string) => Promise<string | undefined>
  /** Stores a saved card for charges without its customer, once; `false` when the provider does not know it. */
  readonly storeForLater: (token: string, customerId: string) => Promise<boolean>
  /** Deletes a saved card at the provider; a card that is already missing counts as deleted. */
  readonly forget: (token: string) => Promise<void>
  /** The configuration of the provider's script in the browser. */
  readonly clientToken?: () => Promise<string>
}

export type ReadOptions = {
  readonly kind: 'card' | 'paypal'
  /** The key of the visitor who entered the payment. A token that another visitor got counts as unknown. */
  readonly owner: string
  /** Whether the bank has to verify a card that is saved without a charge. */
  readonly isVerified?: boolean
}

export type CardPageOptions = {
  /** The cart or the customer that the card is entered for. */
  readonly owner: string
  /** Whether the card pays for an order, is saved for later orders, or both. */
  readonly purpose: 'order' | 'save' | 'order-and-save'
  readonly currency: string
  readonly successUrl: string
  readonly cancelUrl: string
}
