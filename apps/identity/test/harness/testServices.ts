import { inject } from 'vitest'

/**
 * The services that identity uses: a Postgres, a seeded platform with a database in this Postgres, and the payment
 * sandbox.
 */
export type TestServices = {
  /** The server's URL, without the name of a database. */
  readonly databaseUrl: string
  readonly platformDatabaseUrl: string
  readonly platform: string
  readonly sandbox: string
  /** The key by which the platform trusts the service. */
  readonly platformKey: string
}

/** The services of this worker, so that faults in its sandbox affect no other worker. */
const servicesOfWorker = (): TestServices => {
  const worker = Number(process.env.VITEST_POOL_ID)
  const found = inject('testServices')[worker - 1]
  if (!found) throw new Error(`Worker ${worker} has no platform: globalSetup starts one for each worker.`)
  return found
}

export const testServices = servicesOfWorker()
