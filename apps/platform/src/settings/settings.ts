import * as v from 'valibot'
import { defaultScopes } from '../oauth/scopes.ts'

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
)
const Key = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{2,36}$/, 'must be 2 to 36 of a-z, 0-9, - and _'))
const Secret = v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))
const Url = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.transform((url) => url.replace(/\/$/, '')),
)

const Milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'),
  v.transform(Number),
)

const List = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

const Environment = v.object({
  PLATFORM_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address')),
    '127.0.0.1',
  ),
  ALLOWED_HOSTS: v.optional(List, ''),
  PLATFORM_KEY: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  TRUSTED_PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be a number from 0 to 9'), v.transform(Number)),
    '0',
  ),
  PLATFORM_PORT: v.optional(Port, '3002'),
  PLATFORM_PUBLIC_URL: v.optional(Url, 'http://localhost:3002'),
  DATABASE_URL: v.pipe(v.string(), v.startsWith('postgres', 'must be a postgres:// URL')),
  COMMERCE_PROJECT_KEY: v.optional(Key, 'selvedge'),
  COMMERCE_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  COMMERCE_CLIENT_SECRET: Secret,
  COMMERCE_SCOPES: v.optional(v.string()),
  COMMERCE_DISCOUNTS: v.optional(
    v.picklist(['Stacking', 'BestDeal'], 'must be Stacking or BestDeal'),
    'Stacking',
  ),
  REFERENCE_MAX_AGE_MS: v.optional(Milliseconds, '5000'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
})

/** The validated settings of the platform. */
export type Settings = {
  /** The address to listen on; by default only this machine reaches the platform. */
  readonly host: string
  /** Host names of requests besides this machine's and that of the public URL. */
  readonly allowedHosts: readonly string[]
  /** The key of the shop's own servers, which limit their visitors themselves. */
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
  /** Maximum age of cached reference data (shipping methods, taxes, discounts, …) in ms. */
  readonly referenceMaxAgeMs: number
  readonly logLevel: string
}

/** Reads the settings from environment variables. On failure, `reason` names the missing or invalid variable. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly reason: string } => {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue) ?? 'environment'
    const reason = environment[name] === undefined ? 'is missing' : issue.message
    return { ok: false, reason: `The setting ${name} ${reason}.` }
  }
  const env = parsed.output
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
      referenceMaxAgeMs: env.REFERENCE_MAX_AGE_MS,
      logLevel: env.LOG_LEVEL,
    },
  }
}
