import type { CardSource } from '@selvedge/identity-client/card-fields'

/** What a page has to let in, by the directive of its content security policy. */
export type ProviderHosts = {
  readonly frames: readonly string[]
  readonly connections: readonly string[]
  readonly pictures: readonly string[]
  /** Where the provider's own pages are, to which a form's answer leads. */
  readonly pages: readonly string[]
}

const originOf = (url: string): string => new URL(url).origin

/** The hosts that a provider's card fields and pages need, as the provider documents them. */
export const providerHosts = (source: CardSource): ProviderHosts => {
  switch (source.kind) {
    case 'none':
      return { frames: [], connections: [], pictures: [], pages: [] }
    case 'sandbox':
      return { frames: [originOf(source.url)], connections: [], pictures: [], pages: [originOf(source.url)] }
    case 'stripe':
      return {
        frames: [originOf(source.script), 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connections: ['https://api.stripe.com'],
        pictures: ['https://*.stripe.com'],
        pages: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
      }
    case 'braintree':
      return {
        frames: [originOf(source.clientScript), 'https://assets.braintreegateway.com'],
        connections: ['https://*.braintreegateway.com', 'https://*.braintree-api.com'],
        pictures: ['https://assets.braintreegateway.com'],
        pages: [],
      }
  }
}
