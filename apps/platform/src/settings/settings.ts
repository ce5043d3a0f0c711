import { host, list, logLevel, number, port, readEnvironment, secret, siteUrls, url } from '@selvedge/service'
import * as v from 'valibot'
import type { ShopAddress } from '../custom/shopAddresses.ts'
import { defaultScopes } from '../oauth/scopes.ts'

const projectKey = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9_-]{2,36}$/, 'it does not have 2 to 36 of a-z, 0-9, - and _'),
)
const publicUrl = v.pipe(
  url('the address of the platform'),
  v.transform((address) => address.replace(/\/$/, '')),
)

const Environment = v.object({
  PLATFORM_HOST: v.optional(host, '127.0.0.1'),
  ALLOWED_HOSTS: v.optional(list, ''),
  PLATFORM_KEY: v.optional(secret(24)),
  TRUSTED_PROXY_HOPS: v.optional(number(0, 9), '0'),
  PLATFORM_PORT: v.optional(port, '3002'),
  PLATFORM_PUBLIC_URL: v.optional(publicUrl, 'http://localhost:3002'),
  DATABASE_URL: v.pipe(v.string(), v.startsWith('postgres', 'it does not begin with postgres://')),
  COMMERCE_PROJECT_KEY: v.optional(projectKey, 'selvedge'),
  COMMERCE_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  COMMERCE_CLIENT_SECRET: secret(8),
  COMMERCE_SCOPES: v.optional(v.string()),
  COMMERCE_DISCOUNTS: v.optional(
    v.picklist(['Stacking', 'BestDeal'], 'it is neither Stacking nor BestDeal'),
    'Stacking',
  ),
  SITE_KEY: v.optional(v.string(), 'selvedge'),
  STOREFRONT_URL: v.optional(url('the address of the shop')),
  SITE_URLS: v.optional(siteUrls, ''),
  CHECKOUT_URL: v.optional(url('the address of the checkout')),
  REFERENCE_MAX_AGE_MS: v.optional(number(0, 9_999_999), '5000'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
})

/** The validated settings of the platform. */
export type Settings = {
  /**
   * The network address on which the platform listens. With the default, only programs on the same machine can reach
   * the platform.
   */
  readonly host: string
  /** Host names that requests may use, in addition to those of this machine and of the public URL. */
  readonly allowedHosts: readonly string[]
  /**
   * The key that the shop's own servers send with their requests. The platform does not limit how often these servers
   * try passwords and codes, because they limit their own visitors.
   */
  readonly shopKey: string | undefined
  /** The number of trusted proxies in front of this service. */
  readonly trustedHops: number
  readonly port: number
  readonly publicUrl: string
  readonly databaseUrl: string
  readonly projectKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** Space-separated `name:{projectKey}` scopes of the configured API client. */
  readonly scopes: string
  /** Whether product and cart discounts add up, or the better of the two kinds applies. */
  readonly discountCombination: 'Stacking' | 'BestDeal'
  /** The origins of the shop's sites and its checkout. Other sites cannot use these origins. */
  readonly shopAddresses: readonly ShopAddress[]
  /** Maximum age of cached reference data (shipping methods, taxes, discounts, …) in ms. */
  readonly referenceMaxAgeMs: number
  readonly logLevel: string
}

const shopAddressesOf = ({
  SITE_KEY,
  STOREFRONT_URL,
  SITE_URLS,
  CHECKOUT_URL,
}: v.InferOutput<typeof Environment>): readonly ShopAddress[] => [
  ...(STOREFRONT_URL ? [{ site: SITE_KEY, origin: new URL(STOREFRONT_URL).origin }] : []),
  ...Object.entries(SITE_URLS).map(([site, origin]) => ({ site, origin })),
  ...(CHECKOUT_URL ? [{ origin: new URL(CHECKOUT_URL).origin }] : []),
]

/** Reads the settings from environment variables. On failure, `reason` names the missing or invalid variable. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly reason: string } => {
  const read = readEnvironment(Environment, environment)
  if (!read.ok) return { ok: false, reason: `platform: ${read.problem}` }
  const env = read.values
  return {
    ok: true,
    settings: {
      host: env.PLATFORM_HOST,
      allowedHosts: env.ALLOWED_HOSTS,
      shopKey: env.PLATFORM_KEY,
      trustedHops: env.TRUSTED_PROXY_HOPS,
      port: env.PLATFORM_PORT,
      publicUrl: env.PLATFORM_PUBLIC_URL,
      databaseUrl: env.DATABASE_URL,
      projectKey: env.COMMERCE_PROJECT_KEY,
      clientId: env.COMMERCE_CLIENT_ID,
      clientSecret: env.COMMERCE_CLIENT_SECRET,
      scopes: env.COMMERCE_SCOPES ?? defaultScopes(env.COMMERCE_PROJECT_KEY),
      discountCombination: env.COMMERCE_DISCOUNTS,
      shopAddresses: shopAddressesOf(env),
      referenceMaxAgeMs: env.REFERENCE_MAX_AGE_MS,
      logLevel: env.LOG_LEVEL,
    },
  }
}
