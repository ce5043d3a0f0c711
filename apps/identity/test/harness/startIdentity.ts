import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { freePort, root } from '@selvedge/dev'
import { createDatabase } from '@selvedge/testing'
import { servers } from './buildServers.ts'
import { SHOP } from './globalSetup.ts'
import { rowsOf } from './shop.ts'
import { type Running, startProcess } from './startProcess.ts'
import { testServices } from './testServices.ts'

type Options = {
  /** A database to share with other processes, which is created if it does not exist; by default a new one. */
  readonly database?: string
  readonly environment?: Readonly<Record<string, string>>
  /** A bundle to start instead of the service's own one. */
  readonly entry?: string
  readonly port?: number
}

/** An identity service in its own process, and its database. */
export type TestIdentity = Running & { readonly database: string; readonly databaseUrl: string }

/** The URL of a database in the tests' Postgres. */
export const databaseUrlOf = (name: string): string => {
  const url = new URL(testServices.databaseUrl)
  url.pathname = `/${name}`
  return url.toString()
}

/** Gives each database a different first order number, because all databases share one platform and one sandbox. */
export const offsetOrderNumbers = async (databaseUrl: string): Promise<void> => {
  await rowsOf(databaseUrl, "select setval('order_number', $1)", [1_000_000 + randomInt(1_000_000_000)])
}

/** Starts the service as it is shipped, against the running platform and sandbox. */
export const startIdentity = async (options: Options = {}): Promise<TestIdentity> => {
  const database = options.database ?? `identity_${randomUUID().replaceAll('-', '')}`
  await createDatabase({ adminUrl: testServices.databaseUrl }, 'identity', database)
  const port = options.port ?? (await freePort())
  const databaseUrl = databaseUrlOf(database)
  const running = await startProcess({
    folder: join(root, 'apps/identity'),
    url: `http://127.0.0.1:${port}`,
    entry: options.entry ?? servers.server,
    environment: {
      IDENTITY_PORT: String(port),
      DATABASE_URL: databaseUrl,
      STOREFRONT_URL: SHOP,
      COMMERCE_AUTH_URL: testServices.platform,
      COMMERCE_API_URL: testServices.platform,
      COMMERCE_PROJECT_KEY: 'selvedge',
      COMMERCE_CLIENT_ID: 'identity-test',
      COMMERCE_CLIENT_SECRET: 'identity-test-secret',
      COMMERCE_SHOPPER_SCOPES:
        'manage_my_profile,manage_my_carts,view_my_orders,manage_my_shopping_lists,view_published_products',
      STRIPE_SECRET_KEY: 'sk_test_selvedge',
      STRIPE_API_URL: testServices.sandbox,
      STRIPE_WEBHOOK_SECRET: 'whsec_selvedge',
      BRAINTREE_MERCHANT_ID: 'selvedge',
      BRAINTREE_PUBLIC_KEY: 'selvedge_public',
      BRAINTREE_PRIVATE_KEY: 'selvedge_private',
      BRAINTREE_API_URL: testServices.sandbox,
      AFTERPAY_MERCHANT_ID: 'selvedge',
      AFTERPAY_SECRET_KEY: 'selvedge_secret',
      AFTERPAY_API_URL: testServices.sandbox,
      SELVEDGE_MODE: 'development',
      PLATFORM_KEY: testServices.platformKey,
      MAILBOX: 'on',
      IDME_STAND_IN: 'on',
      // Shorter delays than in production.
      SWEEP_SECONDS: '1',
      ORDER_RETRY_MS: '50',
      ORDER_REST_MS: '3000',
      ORPHAN_MS: '500',
      PROVIDER_TIMEOUT_SECONDS: '1',
      ...options.environment,
    },
  })
  if (!options.database) await offsetOrderNumbers(databaseUrl)
  return { ...running, database, databaseUrl }
}
