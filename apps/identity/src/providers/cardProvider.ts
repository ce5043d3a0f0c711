/** A card that can be charged, by its token. */
export type SavedCard = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export type Authorisation =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'declined'; readonly fraud: boolean }

/** What an authorisation is for. `key` makes a repeated call the same charge. */
export type Charge = {
  readonly key: string
  readonly amountCents: number
  readonly currency: string
  readonly token: string
  readonly orderNumber: string
}

/**
 * A provider of card payments. Every act takes a key and may be repeated; a call without an answer throws, and is
 * tried again with the same key.
 */
export type CardProvider = {
  /** The platform's name of the provider (spec §9, payment identifiers). */
  readonly paymentInterface: string
  /** The provider's own page for a card, for shoppers without JavaScript. */
  readonly cardPage: (options: {
    cartId: string
    currency: string
    successUrl: string
    cancelUrl: string
  }) => Promise<string>
  /** The card entered on that page for this cart; `undefined` when it was not. */
  readonly cardOfPage: (session: string, cartId: string) => Promise<SavedCard | undefined>
  /** A card by its token; `undefined` when the provider does not know it. */
  readonly card: (token: string) => Promise<SavedCard | undefined>
  readonly authorise: (charge: Charge) => Promise<Authorisation>
  readonly capture: (reference: string, key: string) => Promise<void>
  readonly voidAuthorisation: (reference: string, key: string) => Promise<void>
}
