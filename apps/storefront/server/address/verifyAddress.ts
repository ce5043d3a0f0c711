import { deliveryCountries } from '@selvedge/cart-domain'
import {
  type DeliveryPlace,
  type DeliveryPlaceVerification,
  verifyDeliveryPlace,
} from '@selvedge/cart-domain/forms'
import * as v from 'valibot'

/** Looks an address up. It never throws: `unknown` means that no provider responded, and must not block an order. */
export type AddressVerifier = (
  place: DeliveryPlace,
) => Promise<DeliveryPlaceVerification | { readonly kind: 'unknown' }>

/** Looks addresses up without a provider. */
export const localVerifier: AddressVerifier = async (place) => verifyDeliveryPlace(place)

const text = v.optional(v.pipe(v.string(), v.maxLength(100)), '')
const ProviderResponse = v.variant('verdict', [
  v.object({ verdict: v.picklist(['verified', 'unmatched']) }),
  v.object({
    verdict: v.literal('suggestion'),
    address: v.object({
      country: v.picklist(deliveryCountries),
      line1: text,
      line2: text,
      poBox: text,
      militaryUnit: text,
      militaryBox: text,
      city: text,
      state: text,
      postcode: text,
    }),
  }),
])

/** How long a shopper waits for the provider, in ms. */
const TIMEOUT_MS = 2_000

/**
 * Creates a verifier that calls a provider. It posts the address as JSON, and reads a `verdict` and, for a suggestion,
 * the suggested `address`. When the response is late or invalid, the result is `unknown`.
 */
export const httpVerifier =
  (url: string, fetch: typeof globalThis.fetch = globalThis.fetch): AddressVerifier =>
  async (place) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(place),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const parsed = v.safeParse(ProviderResponse, await response.json())
      if (!response.ok || !parsed.success) return { kind: 'unknown' }
      const { output } = parsed
      return output.verdict === 'suggestion'
        ? { kind: 'suggestion', place: output.address }
        : { kind: output.verdict }
    } catch {
      return { kind: 'unknown' }
    }
  }
