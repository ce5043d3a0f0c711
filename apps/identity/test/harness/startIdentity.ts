import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ensureDatabase, freePort, root } from '@selvedge/dev'
import { servers } from './buildServers.ts'
import { SHOP } from './globalSetup.ts'
import { rowsOf } from './shop.ts'
import { type Running, startProcess } from './startProcess.ts'
import { surroundings } from './surroundings.ts'

type Options = {
  /** A database to share with other processes; by default one of its own. */
  readonly database?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Another entry than the service's own. */
  readonly entry?: string
  readonly port?: number
}

/** An identity service in a process of its own, and the name of its database. */
export type TestIdentity = Running & { readonly database: string; readonly databaseUrl: string }

/** The address of a database in the tests' Postgres. */
export const databaseUrlOf = (name: string): string => {
  const url = new URL(surroundings.databaseUrl)
  url.pathname = `/${name}`
  return url.toString()
}

/** All tests share one platform and one sandbox, so each database numbers its orders from somewhere else. */
export const numberFromElsewhere = async (databaseUrl: string): Promise<void> => {
  await rowsOf(databaseUrl, "select setval('order_number', $1)", [1_000_000 + randomInt(1_000_000_000)])
}

/** Starts the service as it is shipped, against the running platform and sandbox. */
export const startIdentity = async (options: Options = {}): Promise<TestIdentity> => {
  const database = options.database ?? `identity_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(surroundings.databaseUrl, database)
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
      COMMERCE_AUTH_URL: surroundings.platform,
      COMMERCE_API_URL: surroundings.platform,
      COMMERCE_PROJECT_KEY: 'selvedge',
      COMMERCE_CLIENT_ID: 'identity-test',
      COMMERCE_CLIENT_SECRET: 'identity-test-secret',
      STRIPE_SECRET_KEY: 'sk_test_selvedge',
      STRIPE_API_URL: surroundings.sandbox,
      STRIPE_WEBHOOK_SECRET: 'whsec_selvedge',
      BRAINTREE_MERCHANT_ID: 'selvedge',
      BRAINTREE_PUBLIC_KEY: 'selvedge_public',
      BRAINTREE_PRIVATE_KEY: 'selvedge_private',
      BRAINTREE_API_URL: surroundings.sandbox,
      AFTERPAY_MERCHANT_ID: 'selvedge',
      AFTERPAY_SECRET_KEY: 'selvedge_secret',
      AFTERPAY_API_URL: surroundings.sandbox,
      MAILBOX: 'on',
      IDME_STAND_IN: 'on',
      EXPERIMENTS: 'hero=plain|bold',
      // A tenth of what production waits.
      SWEEP_SECONDS: '1',
      ORDER_RETRY_MS: '50',
      ORDER_REST_MS: '3000',
      ORPHAN_MS: '500',
      PROVIDER_TIMEOUT_SECONDS: '1',
      ...options.environment,
    },
  })
  if (!options.database) await numberFromElsewhere(databaseUrl)
  return { ...running, database, databaseUrl }
}
