import { inject } from 'vitest'

/** What identity works with: a Postgres, a seeded platform with its database in there, and the payment sandbox. */
export type Surroundings = {
  /** Names no database in particular. */
  readonly databaseUrl: string
  readonly platformDatabaseUrl: string
  readonly platform: string
  readonly sandbox: string
}

/** Those of this worker: faults that it switches on at the sandbox meet nobody else. */
const ours = (): Surroundings => {
  const worker = Number(process.env.VITEST_POOL_ID)
  const found = inject('surroundings')[worker - 1]
  if (!found) throw new Error(`Worker ${worker} has no platform: globalSetup starts one for each worker.`)
  return found
}

export const surroundings = ours()
