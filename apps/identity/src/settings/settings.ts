import {
  host,
  list,
  logLevel,
  number,
  origins,
  port,
  readEnvironment,
  secret,
  siteUrls,
  text,
  url,
} from '@selvedge/service'
import * as v from 'valibot'
import { developmentKeyProblem } from './developmentKey.ts'
import { paymentEntries } from './payments.ts'
import { acceptable, productionProblem } from './productionProblem.ts'

const Environment = v.object({
  /**
   * In development mode this service may have a mailbox and simulated providers, and needs no mail server. In
   * production it does not start in such a state, unless `ACCEPT_IN_PRODUCTION` lists the exception.
   */
  SELVEDGE_MODE: v.optional(
    v.picklist(['development', 'production'], 'it is neither development nor production'),
    'production',
  ),
  ACCEPT_IN_PRODUCTION: v.optional(
    v.pipe(
      list,
      v.array(v.picklist(acceptable, `it may list ${acceptable.join(', ')}, separated by commas`)),
    ),
    '',
  ),
  /** Required by mailbox, simulated providers and metrics when other machines reach this service; `npm start` makes one. */
  DEVELOPMENT_KEY: v.optional(secret(16)),
  /** Outside development mode `/metrics` exists only with this key, as a bearer token. */
  METRICS_KEY: v.optional(secret(16)),
  /** Opens the operator's pages below `/operator`, also outside development mode; the login requires it. */
  OPERATOR_KEY: v.optional(secret(24)),
  /** The network address to listen on; by default only this machine reaches the service. */
  IDENTITY_HOST: v.optional(host, '127.0.0.1'),
  /**
   * Comma-separated host names that requests may use, in addition to those of this machine and of `IDENTITY_URL`.
   */
  ALLOWED_HOSTS: v.optional(list, ''),
  IDENTITY_PORT: v.optional(port, '3001'),
  /** The URL at which browsers reach this service. With https its cookies are `Secure` and bound to the host. */
  IDENTITY_URL: v.optional(url('the address of this service')),
  DATABASE_URL: text('the Postgres address of this service, e.g. postgres://user@host:5432/identity'),
  SITE_KEY: v.optional(v.string(), 'selvedge'),
  /** The URL of the shop; links in emails point to it. */
  STOREFRONT_URL: v.optional(url('the address of the shop'), 'http://localhost:3000'),
  /**
   * The URLs of sites that are not at the `url` of their configuration: `larkhouse=http://localhost:3010`,
   * comma-separated.
   */
  SITE_URLS: v.optional(siteUrls, ''),
  /** Comma-separated origins whose pages may call with credentials, besides those of the project's sites. */
  SITE_ORIGINS: v.optional(origins, ''),
  /** The checkout's own URL, whose pages may call as well; without it the checkout is a part of each site. */
  CHECKOUT_URL: v.optional(url('the address of the checkout')),
  COMMERCE_AUTH_URL: url('the auth host of the commerce project'),
  COMMERCE_API_URL: url('the API host of the commerce project'),
  COMMERCE_PROJECT_KEY: text('the key of the commerce project'),
  COMMERCE_CLIENT_ID: text('the id of an API client'),
  COMMERCE_CLIENT_SECRET: text('the secret of that API client'),
  /** Space-separated scopes to request; by default the client's own. */
  COMMERCE_SCOPES: v.optional(v.string()),
  /** Comma-separated scopes of shoppers' tokens, without the project key; by default those that commercetools needs. */
  COMMERCE_SHOPPER_SCOPES: v.optional(list),
  ...paymentEntries,
  /** Shares rate limits between processes; without it each process counts for itself. */
  REDIS_URL: v.optional(url('the address of a Redis or Valkey', ['redis', 'rediss'])),
  /** The number of trusted proxies in front, which report the caller's IP address. */
  TRUSTED_PROXY_HOPS: v.optional(number(0, 10), '0'),
  /**
   * The key with which the shop's server authenticates itself when it names a visitor's IP address; the shop has the
   * same key.
   */
  SHOP_SERVER_KEY: v.optional(secret(24)),
  /** Signs the links to previews, with which operators show drafts; the shop has the same key. */
  PREVIEW_KEY: v.optional(secret(24)),
  /** The key by which the embedded platform trusts this service to limit its visitors; it is sent to `COMMERCE_API_URL`. */
  PLATFORM_KEY: v.optional(secret(24)),
  SMTP_URL: v.optional(url('the mail server, e.g. smtp://user:password@host:587', ['smtp', 'smtps'])),
  MAIL_FROM: v.optional(v.string(), 'Selvedge <shop@selvedge.example>'),
  /** The email address that messages to customer support are sent to; by default the address of `MAIL_FROM`. */
  SUPPORT_EMAIL: v.optional(v.string()),
  /** Shows sent emails at `/mailbox`. For one machine only: everyone can read them. */
  MAILBOX: v.optional(v.picklist(['on', 'off'], 'it is neither on nor off'), 'off'),
  /**
   * With `confirmed`, the service first emails a link, so that no response reveals whether an address has an account.
   * This is the default with a mail server. Without a mail server the default is `immediate`, because no email could be
   * sent.
   */
  REGISTRATION: v.optional(v.picklist(['immediate', 'confirmed'], 'it is neither immediate nor confirmed')),
  /**
   * The URL of ID.me, which proves membership of groups. Without this URL, codes require a simulated proof, which
   * `IDME_STAND_IN` enables.
   */
  IDME_API_URL: v.optional(url('the API host of ID.me')),
  /** The cart discount of the codes for proven groups. */
  IDME_CART_DISCOUNT: v.optional(v.string(), 'welcome'),
  /**
   * Accepts `local:{person}:{group}` as proof of a group, and issues such tokens on a simulated page. For one machine only.
   */
  IDME_STAND_IN: v.optional(v.picklist(['on', 'off'], 'it is neither on nor off'), 'off'),
  /**
   * Milliseconds for which the public list of automatic discounts is used before it is read again, by this service and by caches
   * of the response. The default is that of the storefront's catalogue.
   */
  DISCOUNTS_FRESH_MS: v.optional(number(1, 3_600_000), '150000'),
  /** Days for which a customer can withdraw the deletion of their account. */
  ACCOUNT_DELETION_DAYS: v.optional(number(1, 90), '14'),
  /** The name that identifies this process among all processes that can take over each other's orders. */
  IDENTITY_EXECUTOR_ID: v.optional(v.string(), 'local'),
  /** Seconds without a heartbeat after which a process counts as gone. */
  EXECUTOR_GONE_SECONDS: v.optional(number(1, 3600), '20'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
})

type Parsed = v.InferOutput<typeof Environment>

/** The settings of the service. */
export type Settings = Omit<Parsed, 'IDENTITY_URL' | 'REGISTRATION' | 'SUPPORT_EMAIL'> & {
  readonly SUPPORT_EMAIL: string
  readonly REGISTRATION: 'immediate' | 'confirmed'
  readonly publicUrl: string
  /** Origins whose pages may call with credentials. */
  readonly siteOrigins: readonly string[]
}

/** Reads the settings, or returns one line about the wrong variable. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  const read = readEnvironment(Environment, environment)
  if (!read.ok) return { problem: read.problem }
  const { IDENTITY_URL, REGISTRATION, ...rest } = read.values
  if (!rest.STRIPE_SECRET_KEY && !rest.BRAINTREE_MERCHANT_ID)
    return { problem: 'STRIPE_SECRET_KEY is missing. Set it; .env.example says to what.' }
  const publicUrl = (IDENTITY_URL ?? `http://localhost:${rest.IDENTITY_PORT}`).replace(/\/+$/, '')
  const { STOREFRONT_URL, CHECKOUT_URL } = rest
  const own = [STOREFRONT_URL, publicUrl, ...(CHECKOUT_URL ? [CHECKOUT_URL] : [])].map(
    (address) => new URL(address).origin,
  )
  const settings: Settings = {
    ...rest,
    REGISTRATION: REGISTRATION ?? (rest.SMTP_URL ? 'confirmed' : 'immediate'),
    SUPPORT_EMAIL: rest.SUPPORT_EMAIL ?? rest.MAIL_FROM,
    publicUrl,
    siteOrigins: [...new Set([...own, ...rest.SITE_ORIGINS])],
  }
  const problem = productionProblem(settings) ?? developmentKeyProblem(settings)
  return problem ? { problem } : settings
}
