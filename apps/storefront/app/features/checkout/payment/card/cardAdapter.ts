import type { CardSource } from '../../../../../server/checkout/cardSource.ts'

/** A part of a card. */
export type CardField = 'number' | 'expiry' | 'code'

/**
 * The result of asking for a token of the card that was typed.
 *
 * - `token`: the provider's token; it can be used once or kept, as the provider has it.
 * - `invalid`: the shopper has to correct something; `fields` is empty where the provider's fields say it themselves.
 * - `failed`: the provider did not answer.
 */
export type Tokenised =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'invalid'; readonly fields: readonly CardField[] }
  | { readonly kind: 'failed' }

/** A provider's fields on the page. */
export type MountedCard = {
  /** Asks for a token of what was typed. It never throws, and may be called again. */
  readonly tokenise: () => Promise<Tokenised>
  /** Takes the fields off the page; a token that is still waited for is `failed`. */
  readonly unmount: () => void
}

/** How the page looks around the fields. Colours as stylesheets write them. */
export type CardLook = {
  readonly mode: 'light' | 'dark'
  readonly ink: string
  readonly soft: string
  readonly error: string
  /** Of the text, with its unit. */
  readonly size: string
}

export type CardFieldsOptions = {
  /** The shop's own origin, which the fields answer to. */
  readonly origin: string
  /** The shopper's locale, e.g. `en-GB`. */
  readonly locale: string
  /** The name of the fields as a whole, and of each. */
  readonly labels: Readonly<Record<CardField, string>> & { readonly title: string }
  /** What the fields are drawn in: frames of another origin see nothing of the page's styles. */
  readonly look: CardLook
}

/**
 * A provider's card fields in the browser. Numbers never touch the shop's page: the fields are frames of the provider's
 * origin, mounted into `container`. Throws when they cannot be had, e.g. behind a firewall.
 */
export type CardAdapter = {
  readonly mount: (container: HTMLElement, options: CardFieldsOptions) => Promise<MountedCard>
}

/** Loads a provider's adapter, the only code that knows the provider's script. */
export const loadAdapter = async (source: Exclude<CardSource, { kind: 'none' }>): Promise<CardAdapter> => {
  switch (source.kind) {
    case 'sandbox':
      return (await import('./sandboxFields.ts')).sandboxFields(source)
    case 'stripe':
      return (await import('./stripeFields.ts')).stripeFields(source)
    case 'braintree':
      return (await import('./braintreeFields.ts')).braintreeFields(source)
  }
}
