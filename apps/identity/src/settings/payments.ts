import { list, number, url } from '@selvedge/service'
import * as v from 'valibot'

const sandbox = url('the address of the payment sandbox')

/** The payments that the shop accepts: a provider is on when its keys are set. Several may be on. */
export const paymentEntries = {
  /** The provider of cards when both Stripe and Braintree are configured. */
  CARD_PROVIDER: v.optional(v.picklist(['stripe', 'braintree'], 'it is neither stripe nor braintree')),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  /** The sandbox's URL. Without it calls go to Stripe. */
  STRIPE_API_URL: v.optional(sandbox),
  BRAINTREE_MERCHANT_ID: v.optional(v.string()),
  BRAINTREE_PUBLIC_KEY: v.optional(v.string(), ''),
  BRAINTREE_PRIVATE_KEY: v.optional(v.string(), ''),
  BRAINTREE_ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'it is neither sandbox nor production'),
    'sandbox',
  ),
  BRAINTREE_API_URL: v.optional(sandbox),
  /**
   * The URL of a page on which shoppers without JavaScript enter a card, and which returns a nonce. Braintree has no
   * such page.
   */
  BRAINTREE_CARD_PAGE_URL: v.optional(url('the address of the card page')),
  /**
   * Merchant accounts by currency, e.g. `USD=shop_usd,EUR=shop_eur`; for other currencies Braintree uses its default
   * account.
   */
  BRAINTREE_MERCHANT_ACCOUNTS: v.optional(list, ''),
  AFTERPAY_MERCHANT_ID: v.optional(v.string()),
  AFTERPAY_SECRET_KEY: v.optional(v.string(), ''),
  AFTERPAY_API_URL: v.optional(url('the API host of Afterpay'), 'https://global-api.afterpay.com'),
  /** The timeout of a provider call in seconds. After a timeout, the call is retried with the same idempotency key. */
  PROVIDER_TIMEOUT_SECONDS: v.optional(number(1, 60), '10'),
  /** Seconds in which a shopper can approve a payment before it is released. */
  APPROVAL_SECONDS: v.optional(number(1, 86_400), '900'),
  /** Seconds for which a failing step of an order is retried before the order is reversed. */
  ORDER_PATIENCE_SECONDS: v.optional(number(0, 86_400), '600'),
  /**
   * Milliseconds before the first retry of a failed step of an order; each further pause is twice as long, seven
   * tries in all.
   */
  ORDER_RETRY_MS: v.optional(number(1, 60_000), '500'),
  /** Milliseconds between two rounds of tries. `ORDER_RETRY_MS` sets the pauses within a round. */
  ORDER_REST_MS: v.optional(number(1, 3_600_000), '30000'),
  /**
   * Milliseconds after which an order attempt without a workflow is restarted, and between two searches for such
   * attempts.
   */
  ORPHAN_MS: v.optional(number(1, 3_600_000), '5000'),
  /** Seconds between two searches for approved payments whose workflow was not notified. */
  SWEEP_SECONDS: v.optional(number(1, 3600), '15'),
} as const
