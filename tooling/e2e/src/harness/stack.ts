import { inject } from 'vitest'

/** Where the services of one shop answer, and its databases. */
export type StackAddresses = {
  readonly shop: string
  readonly identity: string
  readonly platform: string
  readonly payments: string
  readonly platformDatabase: string
  readonly identityDatabase: string
  /** Kills, restarts and branches services: see `startControl`. */
  readonly control: string
}

/** The shop that the journeys of this worker have to themselves: they may fault, kill and configure it as they please. */
const ours = (): StackAddresses => {
  const worker = Number(process.env.VITEST_POOL_ID)
  const found = inject('stacks')[worker - 1]
  if (!found)
    throw new Error(`Worker ${worker} has no shop: globalSetup starts as many as there are workers.`)
  return found
}

export const stack = ours()
