import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { TestProject } from 'vitest/node'
import { startPlatform } from '../src/platform.ts'
import { startDatabase } from './embeddedDatabase.ts'
import { settingsFor } from './settingsFor.ts'

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** One seeded platform on a Postgres of its own and a free port, shared by all tests over HTTP. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const database = await startDatabase()
  const platform = await startPlatform(settingsFor(database.url), silent)
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: platform.app.fetch, port: 0 }, () => resolve(started))
  })
  project.provide('databaseUrl', database.url)
  project.provide('platformUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await platform.close()
    await database.stop()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    platformUrl: string
    /** The database of that platform; others can be created beside it. */
    databaseUrl: string
  }
}
