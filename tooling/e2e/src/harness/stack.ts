import type { ShopAddresses } from '@selvedge/testing'
import { inject } from 'vitest'

/** Where the services of one shop answer, and its databases. */
export type StackAddresses = ShopAddresses & { readonly shop: string }

/** The shop that the journeys of this worker have to themselves: they may fault, kill and configure it as they please. */
const ours = (): StackAddresses => {
  const worker = Number(process.env.VITEST_POOL_ID)
  const found = inject('shops')[worker - 1]
  if (!found)
    throw new Error(`Worker ${worker} has no shop: globalSetup starts as many as there are workers.`)
  return { ...found, shop: found.storefront }
}

export const stack = ours()
