import Stripe from 'stripe'
import type { Settings } from '../../settings/settings.ts'

/** The official client, with the sandbox's URL if one is configured. */
export const stripeClient = (
  secretKey: string,
  { STRIPE_API_URL, PROVIDER_TIMEOUT_SECONDS }: Pick<Settings, 'STRIPE_API_URL' | 'PROVIDER_TIMEOUT_SECONDS'>,
): Stripe => {
  // The client does not retry, because the workflow decides how often and for how long to retry.
  const common = { maxNetworkRetries: 0, timeout: PROVIDER_TIMEOUT_SECONDS * 1000, telemetry: false }
  if (!STRIPE_API_URL) return new Stripe(secretKey, common)
  const { hostname, port, protocol } = new URL(STRIPE_API_URL)
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
}

const missingCodes = ['resource_missing']

/** Whether Stripe does not know the object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && missingCodes.includes(error.code ?? '')
