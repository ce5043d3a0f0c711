import { deliveryCountries } from '@selvedge/cart-domain'
import * as v from 'valibot'
import type { AddressVerifier } from './addressVerifier.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(100)), '')
const Answer = v.variant('verdict', [
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

/** Milliseconds that a shopper waits for the provider. */
const TIMEOUT_MS = 2_000

/**
 * Asks a provider: the address goes out as JSON, and comes back with a `verdict` and, for a suggestion, the `address` that
 * is meant. A provider that does not answer in time, or not so, leaves the address unknown.
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
      const parsed = v.safeParse(Answer, await response.json())
      if (!response.ok || !parsed.success) return { kind: 'unknown' }
      const { output } = parsed
      return output.verdict === 'suggestion'
        ? { kind: 'suggestion', place: output.address }
        : { kind: output.verdict }
    } catch {
      return { kind: 'unknown' }
    }
  }
