import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { defaultScopes } from '../src/oauth/scopes.ts'
import { startPlatform } from '../src/platform.ts'
import { createClient, credentials, type ShopClient } from './client.ts'
import { startDatabase } from './embeddedDatabase.ts'

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** A seeded platform behind a real port on a database of its own, for the tests of one file. */
export const platformUnderTest = (): { readonly shop: ShopClient; readonly url: () => string } => {
  const running: { base?: string; stop?: () => Promise<void> } = {}
  beforeAll(async () => {
    const database = await startDatabase()
    const platform = await startPlatform(
      {
        port: 0,
        publicUrl: 'http://pictures.test',
        databaseUrl: database.url,
        projectKey: 'selvedge',
        clientId: credentials.id,
        clientSecret: credentials.secret,
        scopes: defaultScopes('selvedge'),
        logLevel: 'silent',
      },
      silent,
    )
    const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const started = serve({ fetch: platform.app.fetch, port: 0 }, () => resolve(started))
    })
    running.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    running.stop = async () => {
      await new Promise((resolve) => server.close(resolve))
      await platform.close()
      await database.stop()
    }
  }, 60_000)
  afterAll(() => running.stop?.(), 30_000)
  const url = () => running.base ?? ''
  return { shop: createClient((path, init) => fetch(`${url()}${path}`, init)), url }
}
