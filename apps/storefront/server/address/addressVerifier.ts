import type { AddressFormValue } from '@selvedge/cart-domain/forms'

/** The parts of an address that mail finds its way by. */
export type Place = Pick<
  AddressFormValue,
  'country' | 'line1' | 'line2' | 'poBox' | 'militaryUnit' | 'militaryBox' | 'city' | 'state' | 'postcode'
>

/**
 * What is known of an address.
 *
 * - `verified`: mail reaches it as it is written.
 * - `suggestion`: it is most likely meant so.
 * - `unmatched`: nothing like it is known.
 * - `unknown`: nobody could be asked. It must not keep anybody from ordering.
 */
export type Verdict =
  | { readonly kind: 'verified' | 'unmatched' | 'unknown' }
  | { readonly kind: 'suggestion'; readonly place: Place }

/** Looks an address up. It never throws. */
export type AddressVerifier = (place: Place) => Promise<Verdict>
