/**
 * The provider of the card fields that a shop shows, and the settings of these fields. Everything here is public,
 * including the keys, which providers issue for browsers. `none`: cards are entered on the provider's own page only.
 */
export type CardFieldsSetup =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'sandbox'
      readonly url: string
      /** The provider whose tokens the fields return; `stripe` by default. */
      readonly provider?: 'stripe' | 'braintree' | undefined
    }
  | { readonly kind: 'stripe'; readonly script: string; readonly key: string }
  | {
      readonly kind: 'braintree'
      readonly clientScript: string
      readonly fieldsScript: string
      readonly key: string
    }

/** A part of a card. */
export type CardField = 'number' | 'expiry' | 'code'

/**
 * The result of a request for a token of the typed card.
 *
 * - `token`: the provider's token; whether it can be used once or repeatedly depends on the provider.
 * - `invalid`: the shopper has to correct something; `fields` is empty when the provider's fields show the errors
 *   themselves.
 * - `failed`: the provider did not respond.
 */
export type CardTokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'invalid'; readonly fields: readonly CardField[] }
  | { readonly kind: 'failed' }

/** A provider's fields on the page. */
export type MountedCardFields = {
  /** Requests a token of the typed card. It never throws, and may be called again. */
  readonly tokenize: () => Promise<CardTokenResult>
  /** Removes the fields from the page; a pending request for a token results in `failed`. */
  readonly unmount: () => void
}

/** The colours and the font size of the page around the fields. Colours are CSS colours. */
export type CardFieldsAppearance = {
  readonly mode: 'light' | 'dark'
  readonly ink: string
  readonly soft: string
  readonly error: string
  /** The font size with its unit, e.g. `16px`. */
  readonly size: string
}

/** How the fields are labelled, how they look, and which page they are on. */
export type CardFieldsOptions = {
  /** The shop's own origin, to which the fields post messages. */
  readonly origin: string
  /** The shopper's locale, e.g. `en-GB`. */
  readonly locale: string
  /** The label of each field, and in `title` the name of all fields together. */
  readonly labels: Readonly<Record<CardField, string>> & { readonly title: string }
  /** The look of the fields: an iframe of another origin does not inherit the page's styles. */
  readonly look: CardFieldsAppearance
}

/** Mounts the card fields of one provider. Each provider has an adapter in its own file. */
export type CardAdapter = (container: HTMLElement, options: CardFieldsOptions) => Promise<MountedCardFields>

const loadAdapter = async (source: Exclude<CardFieldsSetup, { kind: 'none' }>): Promise<CardAdapter> => {
  switch (source.kind) {
    case 'sandbox':
      return (await import('./sandboxFields.ts')).sandboxFields(source)
    case 'stripe':
      return (await import('./stripeFields.ts')).stripeFields(source)
    case 'braintree':
      return (await import('./braintreeFields.ts')).braintreeFields(source)
  }
}

/**
 * Mounts a provider's card fields into `container`. They are frames of the provider's origin: card numbers never touch the
 * shop's page. Rejects when they cannot be loaded, e.g. behind a firewall. Only the provider in use is loaded.
 *
 * @example
 * ```ts
 * import { mountCardFields } from '@selvedge/identity-client/card-fields'
 *
 * const payWithCard = async (container: HTMLElement, key: string) => {
 *   const fields = await mountCardFields(
 *     { kind: 'stripe', script: 'https://js.stripe.com/v3/', key },
 *     container,
 *     {
 *       origin: location.origin,
 *       locale: 'en-GB',
 *       labels: { title: 'Card', number: 'Card number', expiry: 'Expiry', code: 'Security code' },
 *       look: { mode: 'light', ink: '#222', soft: '#666', error: '#a00', size: '16px' },
 *     },
 *   )
 *   const result = await fields.tokenize()
 *   return result.kind === 'token' ? result.token : undefined
 * }
 * ```
 */
export const mountCardFields = async (
  source: Exclude<CardFieldsSetup, { kind: 'none' }>,
  container: HTMLElement,
  options: CardFieldsOptions,
): Promise<MountedCardFields> => (await loadAdapter(source))(container, options)
