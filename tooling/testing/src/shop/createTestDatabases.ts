import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseName, startEmbeddedPostgres } from '@selvedge/dev'
import pg from 'pg'
import { startShopProcesses } from './startShopProcesses.ts'
import { copyFolder, keepTemplates, templateCache } from './templateCache.ts'

/** The names of the databases that each shop's databases are copied from. */
const templates: Readonly<Record<DatabaseName, string>> = {
  platform: 'template_platform',
  identity: 'template_identity',
}

/** The databases' lives are as long as a test run: nothing has to survive a power cut. */
const UNSAFE_AND_FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // A shop holds some 50 connections, a branch some 40 more.
  'max_connections=600',
]

/** Address of a database server, for everything that creates shops on it. Plain data: pass it to workers. */
export type TestDatabases = {
  /** URL of a database whose user may create others. */
  readonly adminUrl: string
}

/** A database server of a test run. */
export type RunningTestDatabases = TestDatabases & {
  /** Ends the server and removes its data. */
  readonly stop: () => Promise<void>
}

/** The URL of another database of the same server. */
export const databaseUrl = ({ adminUrl }: TestDatabases, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.toString()
}

const administrate = async <Result>(
  { adminUrl }: TestDatabases,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Lets the services fill the templates themselves: migrations and the seeded catalogue come from their own code. */
const fillTemplates = async (databases: TestDatabases): Promise<void> => {
  await administrate(databases, async (client) => {
    for (const name of Object.values(templates)) await client.query(`create database ${name}`)
  })
  const processes = await startShopProcesses({
    databases: {
      platform: databaseUrl(databases, templates.platform),
      identity: databaseUrl(databases, templates.identity),
    },
  })
  await processes.stop()
}

/** The server listens on this machine only, and its data is made up. */
const PASSWORD = 'selvedge'

const startServer = async (folder: string): Promise<RunningTestDatabases> => {
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), PASSWORD, undefined, UNSAFE_AND_FAST)
  return { adminUrl: postgres.urlOf('postgres'), stop: postgres.stop }
}

/** Makes a server with filled templates, and keeps a copy of its stopped folder. */
const createTemplates = async (folder: string, cache: string): Promise<void> => {
  const server = await startServer(folder)
  try {
    await fillTemplates(server)
  } finally {
    await server.stop()
  }
  keepTemplates(join(folder, 'postgres'), cache)
}

/**
 * Starts the Postgres of a test run, with one filled template a service. The first run of a build and a day fills them,
 * which takes some seconds; later runs copy the folder. Every shop copies the templates instead of seeding itself.
 */
export const startTestDatabases = async (): Promise<RunningTestDatabases> => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-databases-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const cache = templateCache()
    if (existsSync(cache)) copyFolder(cache, join(folder, 'postgres'))
    else await createTemplates(folder, cache)
    const server = await startServer(folder)
    return {
      ...server,
      stop: async () => {
        await server.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** The databases of one shop, and how they are dropped. */
export type ShopDatabases = {
  readonly urls: Readonly<Record<DatabaseName, string>>
  readonly drop: () => Promise<void>
}

/** Copies the templates for one shop. */
export const createShopDatabases = async (databases: TestDatabases): Promise<ShopDatabases> => {
  const id = randomUUID().slice(0, 8)
  const names = { platform: `platform_${id}`, identity: `identity_${id}` }
  await administrate(databases, async (client) => {
    for (const service of ['platform', 'identity'] as const)
      await client.query(`create database ${names[service]} template ${templates[service]}`)
  })
  return {
    urls: {
      platform: databaseUrl(databases, names.platform),
      identity: databaseUrl(databases, names.identity),
    },
    drop: () =>
      administrate(databases, async (client) => {
        for (const name of Object.values(names))
          await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
