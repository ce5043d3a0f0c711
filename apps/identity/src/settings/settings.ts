import * as v from 'valibot'
import { paymentEntries } from './payments.ts'
import { list, number, origins, port, text, url } from './values.ts'

const Environment = v.object({
  IDENTITY_PORT: v.optional(port, '3001'),
  /** Where browsers reach this service. With https its cookies are `Secure` and host-bound. */
  IDENTITY_URL: v.optional(url('the address of this service')),
  DATABASE_URL: text('the Postgres address of this service, e.g. postgres://user@host:5432/identity'),
  SITE_KEY: v.optional(v.string(), 'selvedge'),
  /** Where shoppers reach the shop; links in mails lead there. */
  STOREFRONT_URL: v.optional(url('the address of the shop'), 'http://localhost:3000'),
  /** Comma-separated origins of further sites whose pages may call with credentials. */
  SITE_ORIGINS: v.optional(origins, ''),
  COMMERCE_AUTH_URL: url('the auth host of the commerce project'),
  COMMERCE_API_URL: url('the API host of the commerce project'),
  COMMERCE_PROJECT_KEY: text('the key of the commerce project'),
  COMMERCE_CLIENT_ID: text('the id of an API client'),
  COMMERCE_CLIENT_SECRET: text('the secret of that API client'),
  /** Space-separated scopes to ask for; without them the client's own. */
  COMMERCE_SCOPES: v.optional(v.string()),
  ...paymentEntries,
  /** Shares rate limits between processes; without it each process counts for itself. */
  REDIS_URL: v.optional(url('the address of a Redis or Valkey')),
  /** How many proxies in front may be believed about the caller's address. */
  TRUSTED_PROXY_HOPS: v.optional(number(0, 10), '0'),
  /** What the shop's server proves itself by when it says for which visitor it calls; the shop has the same. */
  SHOP_SERVER_KEY: v.optional(
    v.pipe(v.string(), v.minLength(24, 'it is too short; use at least 24 characters')),
  ),
  SMTP_URL: v.optional(url('the mail server, e.g. smtp://user:password@host:587')),
  MAIL_FROM: v.optional(v.string(), 'Selvedge <shop@selvedge.example>'),
  /** Shows sent mails at `/mailbox`. For one machine only: it shows them to everyone. */
  MAILBOX: v.optional(v.picklist(['on', 'off'], 'it is neither on nor off'), 'off'),
  /**
   * `confirmed` sends a link first and tells nobody whether an address has an account; so it is where there is a mail
   * server. Without one nobody could follow the link, and registration is `immediate`.
   */
  REGISTRATION: v.optional(v.picklist(['immediate', 'confirmed'], 'it is neither immediate nor confirmed')),
  /** Where proofs of a group are asked for; without it codes are given to local stand-ins only, if those are on. */
  IDME_API_URL: v.optional(url('the API host of ID.me')),
  /** The cart discount that a proven group's codes give. */
  IDME_CART_DISCOUNT: v.optional(v.string(), 'welcome'),
  /**
   * Takes `local:{person}:{group}` as proof of a group, and gives such tokens on a page of its own (`/stand-in/id.me`).
   * For one machine only.
   */
  IDME_STAND_IN: v.optional(v.picklist(['on', 'off'], 'it is neither on nor off'), 'off'),
  /** Experiments and their variants, e.g. `hero=plain|bold,checkout=one|two`. */
  EXPERIMENTS: v.optional(list, ''),
  /** Names this process among the survivors that take over its orders. */
  IDENTITY_EXECUTOR_ID: v.optional(v.string(), 'local'),
  /** Seconds without a sign of life after which a process counts as gone for good. */
  EXECUTOR_GONE_SECONDS: v.optional(number(1, 3600), '20'),
  LOG_LEVEL: v.optional(v.string(), 'info'),
})

type Parsed = v.InferOutput<typeof Environment>

/** Everything the service is told from outside. */
export type Settings = Omit<Parsed, 'IDENTITY_URL' | 'REGISTRATION'> & {
  readonly REGISTRATION: 'immediate' | 'confirmed'
  readonly publicUrl: string
  /** Origins whose pages may call with credentials. */
  readonly siteOrigins: readonly string[]
}

/** Reads the settings, or says in one line which variable is wrong. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = String(issue.path?.[0]?.key)
    return {
      problem:
        issue.received === 'undefined'
          ? `${name} is missing. Set it; .env.example says to what.`
          : `${name}: ${issue.message}`,
    }
  }
  const { IDENTITY_URL, REGISTRATION, ...rest } = parsed.output
  if (!rest.STRIPE_SECRET_KEY && !rest.BRAINTREE_MERCHANT_ID)
    return { problem: 'STRIPE_SECRET_KEY is missing. Set it; .env.example says to what.' }
  const publicUrl = (IDENTITY_URL ?? `http://localhost:${rest.IDENTITY_PORT}`).replace(/\/+$/, '')
  const own = [rest.STOREFRONT_URL, publicUrl].map((address) => new URL(address).origin)
  return {
    ...rest,
    REGISTRATION: REGISTRATION ?? (rest.SMTP_URL ? 'confirmed' : 'immediate'),
    publicUrl,
    siteOrigins: [...new Set([...own, ...rest.SITE_ORIGINS])],
  }
}
