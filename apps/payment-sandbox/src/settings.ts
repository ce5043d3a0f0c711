import {
  host,
  isLoopback,
  list,
  logLevel,
  number,
  origins,
  port,
  readEnvironment,
  secret,
  url,
} from '@selvedge/service'
import * as v from 'valibot'

const address = url('an http address')
const whole = number(0, 999_999_999)

const Environment = v.object({
  SELVEDGE_MODE: v.optional(
    v.picklist(['development', 'production'], 'it is neither development nor production'),
    'production',
  ),
  /** Comma-separated names. The name `payment-sandbox` allows the sandbox to start outside development mode. */
  ACCEPT_IN_PRODUCTION: v.optional(list, ''),
  /** Required by the console and the fault switches when other machines reach the sandbox. */
  DEVELOPMENT_KEY: v.optional(secret(16)),
  /** The network address to listen on; by default only this machine reaches the sandbox. */
  PAYMENT_SANDBOX_HOST: v.optional(host, '127.0.0.1'),
  /** Comma-separated host names that requests may use, in addition to those of this machine and of the public URL. */
  ALLOWED_HOSTS: v.optional(list, ''),
  PAYMENT_SANDBOX_PORT: v.optional(port, '3003'),
  /** The URL at which browsers reach this service. */
  PAYMENT_SANDBOX_PUBLIC_URL: v.optional(address, 'http://localhost:3003'),
  /** Comma-separated origins of the shops that may embed the card fields and to which shoppers return. */
  PAYMENT_SANDBOX_SHOP_ORIGINS: v.optional(origins, 'http://localhost:3000'),
  /** A folder for the journal of charges; without it the charges are lost when the process ends. */
  PAYMENT_SANDBOX_DATA_DIR: v.optional(v.string()),
  /** Milliseconds until a submitted Braintree transaction settles. */
  PAYMENT_SANDBOX_SETTLE_AFTER_MS: v.optional(whole, '60000'),
  /** Seconds in which an identical Braintree sale is rejected as a duplicate; 0 rejects none. */
  PAYMENT_SANDBOX_DUPLICATE_SECONDS: v.optional(whole, '0'),
  /** The delay of a slow response in milliseconds, unless the fault has another delay. */
  PAYMENT_SANDBOX_SLOW_MS: v.optional(whole, '3000'),
  /** The time limit for running calls after a signal to stop, in milliseconds. */
  PAYMENT_SANDBOX_GRACE_MS: v.optional(whole, '3000'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  STRIPE_SECRET_KEY: v.optional(v.string(), 'sk_test_selvedge'),
  STRIPE_WEBHOOK_URL: v.optional(address),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), 'whsec_selvedge'),
  BRAINTREE_MERCHANT_ID: v.optional(v.string(), 'selvedge'),
  BRAINTREE_PUBLIC_KEY: v.optional(v.string(), 'selvedge_public'),
  BRAINTREE_PRIVATE_KEY: v.optional(v.string(), 'selvedge_private'),
  BRAINTREE_WEBHOOK_URL: v.optional(address),
  AFTERPAY_MERCHANT_ID: v.optional(v.string(), 'selvedge'),
  AFTERPAY_SECRET_KEY: v.optional(v.string(), 'selvedge_secret'),
})

export type Settings = {
  readonly logLevel: string
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Host names that requests may use, in addition to those of this machine. */
  readonly hosts: readonly string[]
  /** The key of the console and the fault switches; `undefined` when only this machine reaches them. */
  readonly key: string | undefined
  readonly shopOrigins: readonly string[]
  readonly dataDir: string | undefined
  readonly slowMs: number
  readonly graceMs: number
  readonly stripe: {
    readonly secretKey: string
    readonly webhookUrl: string | undefined
    readonly webhookSecret: string
  }
  readonly braintree: {
    readonly merchantId: string
    readonly publicKey: string
    readonly privateKey: string
    readonly webhookUrl: string | undefined
    readonly settleAfterMs: number
    readonly duplicateSeconds: number
  }
  readonly afterpay: { readonly merchantId: string; readonly secretKey: string }
}

/** Reads the settings, or returns one line about the wrong variable. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  const read = readEnvironment(Environment, environment)
  if (!read.ok) return { problem: read.problem }
  const output = read.values
  const isDevelopment = output.SELVEDGE_MODE === 'development'
  if (!isDevelopment && !output.ACCEPT_IN_PRODUCTION.includes('payment-sandbox'))
    return {
      problem:
        'The payment sandbox moves no money and does not start outside development mode. Set SELVEDGE_MODE=development, or ACCEPT_IN_PRODUCTION=payment-sandbox for a demonstration.',
    }
  const publicHost = new URL(output.PAYMENT_SANDBOX_PUBLIC_URL).host
  const isReachable =
    !isLoopback(output.PAYMENT_SANDBOX_HOST) ||
    !isLoopback(new URL(output.PAYMENT_SANDBOX_PUBLIC_URL).hostname)
  const needsKey = !isDevelopment || isReachable
  if (needsKey && !output.DEVELOPMENT_KEY)
    return {
      problem:
        'DEVELOPMENT_KEY is missing: other machines could open the console and the fault switches. Set it to a random text of at least 16 characters.',
    }
  return {
    logLevel: output.LOG_LEVEL,
    port: output.PAYMENT_SANDBOX_PORT,
    host: output.PAYMENT_SANDBOX_HOST,
    hosts: [publicHost, ...output.ALLOWED_HOSTS, output.PAYMENT_SANDBOX_HOST],
    key: needsKey ? output.DEVELOPMENT_KEY : undefined,
    publicUrl: output.PAYMENT_SANDBOX_PUBLIC_URL.replace(/\/+$/, ''),
    shopOrigins: output.PAYMENT_SANDBOX_SHOP_ORIGINS,
    dataDir: output.PAYMENT_SANDBOX_DATA_DIR,
    slowMs: output.PAYMENT_SANDBOX_SLOW_MS,
    graceMs: output.PAYMENT_SANDBOX_GRACE_MS,
    stripe: {
      secretKey: output.STRIPE_SECRET_KEY,
      webhookUrl: output.STRIPE_WEBHOOK_URL,
      webhookSecret: output.STRIPE_WEBHOOK_SECRET,
    },
    braintree: {
      merchantId: output.BRAINTREE_MERCHANT_ID,
      publicKey: output.BRAINTREE_PUBLIC_KEY,
      privateKey: output.BRAINTREE_PRIVATE_KEY,
      webhookUrl: output.BRAINTREE_WEBHOOK_URL,
      settleAfterMs: output.PAYMENT_SANDBOX_SETTLE_AFTER_MS,
      duplicateSeconds: output.PAYMENT_SANDBOX_DUPLICATE_SECONDS,
    },
    afterpay: { merchantId: output.AFTERPAY_MERCHANT_ID, secretKey: output.AFTERPAY_SECRET_KEY },
  }
}
