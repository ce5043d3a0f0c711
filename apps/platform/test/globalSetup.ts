import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPlatform } from '../src/platform.ts'
import { prepareDatabase } from '../src/prepareDatabase.ts'
import { startDatabase } from './embeddedDatabase.ts'
import { SEEDED } from './freshDatabase.ts'
import { settingsFor } from './settingsFor.ts'

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** Copies a database that has no connections. */
const copyDatabase = async (url: string, name: string): Promise<void> => {
  const { pathname } = new URL(url)
  const client = new Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${pathname.slice(1)}`)
  await client.end()
}

/** Starts a Postgres and a seeded platform on free ports, shared by all tests over HTTP. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const database = await startDatabase()
  await prepareDatabase(settingsFor(database.url), silent, () => new Date())
  await copyDatabase(database.url, SEEDED)
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
    /**
     * The URL of the database that the platform at `platformUrl` uses. Tests can create further databases on its
     * server.
     */
    databaseUrl: string
  }
}
