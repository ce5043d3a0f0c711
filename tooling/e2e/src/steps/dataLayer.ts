import { expect } from 'vitest'
import type { Shopper } from '../harness/browser.ts'
import type { Told } from '../harness/witness/told.ts'

type Telling = Pick<Shopper, 'told'>

/** The events of a name, from one on. */
export const toldOf = ({ told }: Telling, name: string, since = 0): readonly Told[] =>
  told.slice(since).filter(({ event }) => event === name)

/** Names of the events in their order, from one on; `clear-ecommerce` left out. */
export const namesTold = ({ told }: Telling, since = 0): readonly string[] =>
  told
    .slice(since)
    .map(({ event }) => event)
    .filter((event) => event !== 'clear-ecommerce')

/** Waits until something is told: events wait for clicks to pause and for the shop to answer. */
export const eventually = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 })
