import type { CardFieldsSetup } from '@selvedge/identity-client/card-fields'
import {
  host,
  list,
  logLevel,
  number,
  origins,
  port,
  readEnvironment,
  secret,
  secrets,
  siteUrls,
  someOrigins,
  text,
  url,
} from '@selvedge/service'
import * as v from 'valibot'
import { productionProblem } from './productionProblem.ts'

/**
 * The configuration of the payment step's card fields. The fields of a provider are shown when its public key is set.
 */
const cardFieldEntries = {
  /** Which provider's fields are shown when both are configured; the identity service has the same setting. */
  CARD_PROVIDER: v.optional(v.picklist(['stripe', 'braintree'], 'it is neither stripe nor braintree')),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^pk_/, 'it is not a publishable key; those begin with pk_')),
  ),
  /**
   * The URL of Stripe's script. Stripe requires that the script is loaded from Stripe's host. The path contains the
   * name of the release.
   */
  STRIPE_SCRIPT_URL: v.optional(
    url('the address of Stripe’s script'),
    'https://js.stripe.com/endive/stripe.js',
  ),
  BRAINTREE_TOKENIZATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sandbox|production)_/,
        'it is not a tokenization key; those begin with sandbox_ or production_',
      ),
    ),
  ),
  /** The folder of Braintree's scripts, which holds client.min.js and hosted-fields.min.js. */
  BRAINTREE_SCRIPTS_URL: v.optional(
    url('the folder of Braintree’s scripts'),
    'https://js.braintreegateway.com/web/3.144.0/js',
  ),
  /** The origin of the payment sandbox. Its card fields are shown when no provider's key is set. */
  CARD_FIELDS_URL: v.optional(url('the origin of the payment sandbox')),
} as const

/**
 * The configuration of ID.me, where shoppers prove that they belong to a group. The shop's page about it exists only
 * when a client is configured.
 */
const groupProofEntries = {
  IDME_CLIENT_ID: v.optional(v.string()),
  IDME_CLIENT_SECRET: v.optional(v.string(), ''),
  /** The page on which shoppers select their group and prove it. */
  IDME_PAGE_URL: v.optional(url('the groups page of ID.me'), 'https://groups.id.me/'),
  IDME_TOKEN_URL: v.optional(url('the token endpoint of ID.me'), 'https://api.id.me/oauth/token'),
  /** The groups for which the ID.me client has policies, comma-separated. */
  IDME_SCOPES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z_]+(,[a-z_]+)*$/,
        'it is not a list of groups; separate them with commas, without spaces',
      ),
    ),
    'military,student,teacher,responder,nurse',
  ),
} as const

const Environment = v.object({
  /**
   * Outside development mode, simulated payments and proofs keep the shop from starting unless `ACCEPT_IN_PRODUCTION`
   * lists them.
   */
  SELVEDGE_MODE: v.optional(
    v.picklist(['development', 'production'], 'it is neither development nor production'),
    'production',
  ),
  ACCEPT_IN_PRODUCTION: v.optional(list, ''),
  /** The network address to listen on. By default only this machine reaches the shop. */
  STOREFRONT_HOST: v.optional(host, '127.0.0.1'),
  STOREFRONT_PORT: v.optional(port, '3000'),
  /** The public URL of the shop; the only origin whose forms are accepted. */
  STOREFRONT_URL: v.optional(url('the address of the shop')),
  NODE_ENV: v.optional(v.string(), 'production'),
  SITE_KEY: v.optional(v.string(), 'selvedge'),
  /**
   * The URLs of sites that are not at the `url` of their configuration: `larkhouse=http://localhost:3010`,
   * comma-separated.
   */
  SITE_URLS: v.optional(siteUrls, ''),
  /**
   * Comma-separated origins of brands' own sites, whose visitors continue here with their cart; the identity service has the same
   * setting. It needs `SHOP_SERVER_KEY`.
   */
  SITE_ORIGINS: v.optional(origins, ''),
  /** A second port to listen on, at which `npm start` shows the site Larkhouse. */
  LARKHOUSE_PORT: v.optional(port),
  /** The checkout's own URL; without it the checkout is a part of each site. It needs `SHOP_SERVER_KEY`. */
  CHECKOUT_URL: v.optional(url('the address of the checkout')),
  /** A further port to listen on, at which `npm start -- --checkout-site` shows the checkout. */
  CHECKOUT_PORT: v.optional(port),
  IDENTITY_URL: url('the address of the identity service'),
  COMMERCE_AUTH_URL: url('the auth host of the commerce project'),
  COMMERCE_API_URL: url('the API host of the commerce project'),
  COMMERCE_PROJECT_KEY: text('the key of the commerce project'),
  COMMERCE_CLIENT_ID: text('the id of an API client'),
  COMMERCE_CLIENT_SECRET: text('the secret of that API client'),
  /** Space-separated scopes to request. Default: all scopes of the API client. */
  COMMERCE_SCOPES: v.optional(v.string()),
  /** How long a page waits for one read of the commerce platform, in ms. */
  COMMERCE_READ_TIMEOUT_MS: v.optional(number(100, 99_999), '3000'),
  /**
   * How often the shop asks the platform whether the catalogue has changed, in seconds; 0 for never. Without these checks, pages are
   * up to seven minutes behind the platform.
   */
  CATALOGUE_CHECK_SECONDS: v.optional(number(0, 3600), '10'),
  /** Comma-separated scopes of shoppers' tokens, without the project key. Default: those that commercetools needs. */
  COMMERCE_SHOPPER_SCOPES: v.optional(list, ''),
  /** Comma-separated secrets. The first one signs cookies; signatures of the others are still accepted. */
  SESSION_SECRETS: secrets(24),
  /** Comma-separated origins that the image route may fetch from. */
  PICTURE_HOSTS: someOrigins,
  PICTURE_CACHE_DIR: v.optional(v.string()),
  /** Comma-separated pages whose images are rendered after the start, the most visible first. */
  PICTURE_WARM_UP_PATHS: v.optional(list, ''),
  ...cardFieldEntries,
  ...groupProofEntries,
  /**
   * Proves to the identity service that a call comes from this shop's server, which sends the IP address of its
   * visitor.
   */
  SHOP_SERVER_KEY: v.optional(secret(24)),
  /** Signs the links to previews of drafts; without it there are no previews. */
  PREVIEW_KEY: v.optional(secret(24)),
  /**
   * The key by which the embedded platform recognises this server. The platform does not limit its requests, because
   * the server limits its visitors itself. The key is sent to `COMMERCE_API_URL`.
   */
  PLATFORM_KEY: v.optional(secret(24)),
  /** The number of trusted proxies in front of the shop. They report the visitor's IP address. */
  TRUSTED_PROXY_HOPS: v.optional(number(0, 9), '0'),
  /** PayPal's page, where shoppers approve a payment; without it PayPal is not offered. */
  PAYPAL_PAGE_URL: v.optional(url('the address of the PayPal page')),
  /** The service that verifies postal addresses; without it the shop's own rules apply. */
  ADDRESS_VERIFICATION_URL: v.optional(url('the address of the address verification')),
  /** Comma-separated origins of further pages on which payments are approved, e.g. Afterpay's. */
  APPROVAL_ORIGINS: v.optional(origins, ''),
  /**
   * Receives the events of visitors who consented, one per request; without it events stay in the page's data layer.
   */
  ANALYTICS_URL: v.optional(url('the address that collects events')),
  /**
   * The address to which customers send returns, with `|` between its lines. Without it the shop's pages offer no
   * returns.
   */
  RETURN_ADDRESS: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(logLevel, 'info'),
})

type Parsed = v.InferOutput<typeof Environment>

/** The provider of the card fields, from the settings. */
const cardSourceOf = (settings: Parsed): CardFieldsSetup => {
  const { STRIPE_PUBLISHABLE_KEY, BRAINTREE_TOKENIZATION_KEY, CARD_FIELDS_URL, CARD_PROVIDER } = settings
  const scripts = settings.BRAINTREE_SCRIPTS_URL.replace(/\/+$/, '')
  const braintree: CardFieldsSetup | undefined = BRAINTREE_TOKENIZATION_KEY
    ? {
        kind: 'braintree',
        clientScript: `${scripts}/client.min.js`,
        fieldsScript: `${scripts}/hosted-fields.min.js`,
        key: BRAINTREE_TOKENIZATION_KEY,
      }
    : undefined
  const stripe: CardFieldsSetup | undefined = STRIPE_PUBLISHABLE_KEY
    ? { kind: 'stripe', script: settings.STRIPE_SCRIPT_URL, key: STRIPE_PUBLISHABLE_KEY }
    : undefined
  const sandbox: CardFieldsSetup = CARD_FIELDS_URL
    ? { kind: 'sandbox', url: CARD_FIELDS_URL, ...(CARD_PROVIDER ? { provider: CARD_PROVIDER } : {}) }
    : { kind: 'none' }
  const chosen = CARD_PROVIDER === 'braintree' ? (braintree ?? stripe) : (stripe ?? braintree)
  return chosen ?? sandbox
}

/** Everything that the storefront reads from its environment. */
export type Settings = Omit<
  Parsed,
  | 'STOREFRONT_URL'
  | 'CHECKOUT_URL'
  | 'SESSION_SECRETS'
  | 'PICTURE_HOSTS'
  | 'PICTURE_WARM_UP_PATHS'
  | 'COMMERCE_SHOPPER_SCOPES'
  | 'APPROVAL_ORIGINS'
  | 'SITE_URLS'
  | 'SITE_ORIGINS'
  | keyof typeof cardFieldEntries
> & {
  readonly cardSource: CardFieldsSetup
  /** The pages where shoppers approve payments: PayPal's page and the others that are configured. */
  readonly approvalOrigins: readonly string[]
  readonly origin: string
  /** The origin of the checkout, when it differs from the shop's. */
  readonly checkoutOrigin: string | undefined
  /** The origins of sites, by key, that differ from the origins in their configurations. */
  readonly siteOrigins: Readonly<Record<string, string>>
  /** The origins of brands' own sites. */
  readonly brandOrigins: readonly string[]
  /** Scopes of shoppers' tokens; empty for the default scopes of the commerce client. */
  readonly shopperScopes: readonly string[]
  readonly sessionSecrets: string[]
  readonly imageHosts: readonly string[]
  readonly warmUpPaths: readonly string[]
}

type CheckoutAddress = {
  readonly origin: string
  readonly checkoutOrigin: string | undefined
  readonly shopKey: string | undefined
}

/** Returns one line about why the checkout cannot work on its own origin; `undefined` when it can. */
const checkoutProblem = ({ origin, checkoutOrigin, shopKey }: CheckoutAddress): string | undefined => {
  if (checkoutOrigin === undefined) return undefined
  if (checkoutOrigin === origin)
    return 'CHECKOUT_URL is the address of the shop. Remove it, or set it to another origin.'
  return shopKey === undefined
    ? 'CHECKOUT_URL needs SHOP_SERVER_KEY, with which sessions are handed over. Set the same key here and at the identity service.'
    : undefined
}

/** Parses the settings, or reports in one line which variable is wrong. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings | { readonly problem: string } => {
  const read = readEnvironment(Environment, environment)
  if (!read.ok) return { problem: read.problem }
  const { values } = read
  const unfit = productionProblem(values)
  if (unfit) return { problem: unfit }
  const { STOREFRONT_URL, STOREFRONT_PORT, PAYPAL_PAGE_URL, APPROVAL_ORIGINS } = values
  const origin = new URL(STOREFRONT_URL ?? `http://localhost:${STOREFRONT_PORT}`).origin
  const checkoutOrigin = values.CHECKOUT_URL && new URL(values.CHECKOUT_URL).origin
  const unreachable = checkoutProblem({ origin, checkoutOrigin, shopKey: values.SHOP_SERVER_KEY })
  if (unreachable) return { problem: unreachable }
  return {
    ...values,
    cardSource: cardSourceOf(values),
    approvalOrigins: [...(PAYPAL_PAGE_URL ? [new URL(PAYPAL_PAGE_URL).origin] : []), ...APPROVAL_ORIGINS],
    origin,
    checkoutOrigin,
    siteOrigins: values.SITE_URLS,
    brandOrigins: values.SITE_ORIGINS,
    shopperScopes: values.COMMERCE_SHOPPER_SCOPES,
    sessionSecrets: values.SESSION_SECRETS,
    warmUpPaths: values.PICTURE_WARM_UP_PATHS,
    imageHosts: values.PICTURE_HOSTS,
  }
}
