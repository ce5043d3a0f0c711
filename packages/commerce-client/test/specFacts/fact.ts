import { startFakePlatform } from '../fakePlatform.ts'
import { aVisitor } from '../project.ts'

/** A fact of the specification: its section, its sentence, and a check. */
export type Fact = readonly [section: string, sentence: string, holds: () => Promise<void> | void]

export const us = { currency: 'USD', country: 'US' }

export const guest = () => ({ graphqlClient: aVisitor().client })

/** Returns the first request that a function sends to the server whose URL it gets. */
export const sentBy = async (call: (url: string) => Promise<unknown>, json: unknown = {}) => {
  const server = await startFakePlatform()
  server.respondWith(() => ({ json }))
  await call(server.url)
  await server.stop()
  const [first] = server.received
  if (!first) throw new Error('The client sent nothing.')
  return first
}
