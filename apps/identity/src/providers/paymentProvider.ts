/** How something is paid (spec §4). Store credit is not here: it is a ledger of our own. */
export type PaymentKind = 'card' | 'paypal' | 'afterpay' | 'purchase-order'

export type ProviderName = 'stripe' | 'braintree' | 'afterpay' | 'purchase-order'

/** A payment that can be charged, by its token at a provider. */
export type SavedPayment = {
  readonly kind: PaymentKind
  readonly provider: ProviderName
  readonly token: string
  /** A card's brand; for others the words that a shopper knows them by. */
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/**
 * - `authorised`: the amount is held.
 * - `approval`: the shopper has to approve on this page first.
 * - `declined`: nothing is held; `fraud` when the provider blocked it.
 */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'approval'; readonly reference: string; readonly url: string }
  | { readonly kind: 'declined'; readonly fraud: boolean }

/** What an authorisation is for. `key` makes a repeated call the same charge. */
export type Charge = {
  readonly key: string
  readonly amountCents: number
  readonly currency: string
  readonly token: string
  readonly orderNumber: string
  /** Where a page for approval leads back to. */
  readonly returnUrl: string
}

/** How a payment stands at its provider. */
export type Standing = 'approval' | 'authorised' | 'captured' | 'ended'

/** What a provider told us. The standing itself is always asked for: messages come late, twice and out of order. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: string
  readonly orderNumber: string | undefined
}

export type Capture = { readonly kind: 'captured' } | { readonly kind: 'refused' }

/**
 * A provider of payments. Every act takes a key and may be repeated; a call without an answer throws, and is tried
 * again with the same key.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** The platform's name of the provider (spec §9, payment identifiers). */
  readonly paymentInterface: (kind: PaymentKind) => string
  /** Holds the amount. However often it runs with one key, one amount is held. */
  readonly authorise: (charge: Charge) => Promise<Authorisation>
  readonly standing: (reference: string) => Promise<Standing>
  /** The reference of what a charge holds or took, for a charge whose answer was lost; `undefined` for nothing. */
  readonly referenceOf: (charge: Pick<Charge, 'key' | 'orderNumber'>) => Promise<string | undefined>
  /** Takes the held amount; `refused` when the provider says that it never will. */
  readonly capture: (reference: string, key: string, amount: Amount) => Promise<Capture>
  /** Lets go what was held, or gives back what was taken. Once, however often it runs. */
  readonly release: (reference: string, key: string, amount: Amount) => Promise<void>
  /** A provider's message; `forged` when it does not carry the provider's signature. */
  readonly readEvent?: (request: WebhookRequest) => Promise<ProviderEvent | 'forged'>
}

export type Amount = { readonly cents: number; readonly currency: string }

export type WebhookRequest = { readonly body: string; readonly header: (name: string) => string | undefined }

/** Providers whose payments are entered in a card's fields or on a page. */
export type CardProvider = PaymentProvider & {
  /** A payment by what the browser got for it; `undefined` when the provider does not know it. */
  readonly read: (token: string, kind: 'card' | 'paypal') => Promise<SavedPayment | undefined>
  /** The provider's own page for a card, for shoppers without JavaScript. */
  readonly cardPage?: (options: CardPageOptions) => Promise<string>
  /** The card entered on that page for this cart; `undefined` when it was not. */
  readonly cardOfPage?: (session: string, cartId: string) => Promise<SavedPayment | undefined>
  /** What the provider's script in the browser needs to start. */
  readonly clientToken?: () => Promise<string>
}

export type CardPageOptions = {
  readonly cartId: string
  readonly currency: string
  readonly successUrl: string
  readonly cancelUrl: string
}
