import * as v from 'valibot'
import { list, number, url } from './values.ts'

const sandbox = url('the address of the payment sandbox')

/** Which payments the shop takes: a provider is on when its keys are set. Several may be. */
export const paymentEntries = {
  /** Who charges cards when both could. */
  CARD_PROVIDER: v.optional(v.picklist(['stripe', 'braintree'], 'it is neither stripe nor braintree')),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  /** Only for the sandbox: where it listens. Without it calls go to Stripe. */
  STRIPE_API_URL: v.optional(sandbox),
  BRAINTREE_MERCHANT_ID: v.optional(v.string()),
  BRAINTREE_PUBLIC_KEY: v.optional(v.string(), ''),
  BRAINTREE_PRIVATE_KEY: v.optional(v.string(), ''),
  BRAINTREE_ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'it is neither sandbox nor production'),
    'sandbox',
  ),
  BRAINTREE_API_URL: v.optional(sandbox),
  /** Merchant accounts by currency, e.g. `USD=shop_usd,EUR=shop_eur`; without one Braintree takes its default. */
  BRAINTREE_MERCHANT_ACCOUNTS: v.optional(list, ''),
  AFTERPAY_MERCHANT_ID: v.optional(v.string()),
  AFTERPAY_SECRET_KEY: v.optional(v.string(), ''),
  AFTERPAY_API_URL: v.optional(url('the API host of Afterpay'), 'https://global-api.afterpay.com'),
  /** Seconds after which a provider's answer is no longer waited for; the call is repeated under its key. */
  PROVIDER_TIMEOUT_SECONDS: v.optional(number(1, 60), '10'),
  /** Seconds that a shopper has to approve a payment before what was held is let go. */
  APPROVAL_SECONDS: v.optional(number(1, 86_400), '900'),
  /** Seconds for which a failing step of an order is tried again before the order is taken back. */
  ORDER_PATIENCE_SECONDS: v.optional(number(0, 86_400), '600'),
  /** Milliseconds before a failed step of an order is tried again; each further pause is twice as long, seven tries in all. */
  ORDER_RETRY_MS: v.optional(number(1, 60_000), '500'),
  /** Milliseconds between two such rounds of tries. */
  ORDER_REST_MS: v.optional(number(1, 3_600_000), '30000'),
  /** Milliseconds after which an order attempt without a workflow is started again, and between two looks for such. */
  ORPHAN_MS: v.optional(number(1, 3_600_000), '5000'),
  /** Seconds between two looks at payments whose approval nobody reported. */
  SWEEP_SECONDS: v.optional(number(1, 3600), '15'),
} as const
