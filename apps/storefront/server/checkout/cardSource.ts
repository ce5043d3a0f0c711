/**
 * Whose card fields the shop shows, and what they need to start. Everything here may be seen by anybody: keys are the
 * providers' public ones. `none`: cards are entered on the provider's own page only.
 */
export type CardSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'sandbox'; readonly url: string }
  | { readonly kind: 'stripe'; readonly script: string; readonly key: string }
  | {
      readonly kind: 'braintree'
      readonly clientScript: string
      readonly fieldsScript: string
      readonly key: string
    }
