import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseName, startEmbeddedPostgres } from '@selvedge/dev'
import pg from 'pg'
import { startShopProcesses } from './startShopProcesses.ts'
import { copyFolder, storeTemplates, templateCacheFolder } from './templateCache.ts'

/** The names of the template databases that each shop copies. */
const templates: Readonly<Record<DatabaseName, string>> = {
  platform: 'template_platform',
  identity: 'template_identity',
}

/** Settings for speed: the data of a test run does not have to survive a power cut. */
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // A shop uses about 50 connections, a branch about 40 more.
  'max_connections=600',
  // A test run opens thousands of connections, each with a new login.
  'scram_iterations=1',
]

/** The URL of a database server for test shops. It is serialisable, so that a runner can pass it to workers. */
export type TestDatabases = {
  /** URL of a database whose user may create databases. */
  readonly adminUrl: string
}

/** The running database server of a test run. */
export type RunningTestDatabases = TestDatabases & {
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>
}

/** Returns the URL of another database on the same server. */
export const databaseUrl = ({ adminUrl }: TestDatabases, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.toString()
}

const withAdminClient = async <Result>(
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

/** A constant is safe: the server listens on localhost only and contains test data. */
const PASSWORD = 'selvedge'

/** Fills the templates by starting the services, which run their own migrations and seed the catalogue. */
const fillTemplates = async (databases: TestDatabases): Promise<void> => {
  await withAdminClient(databases, async (client) => {
    for (const name of Object.values(templates)) await client.query(`create database ${name}`)
    // Stores the password with the iterations of the test settings.
    await client.query(`alter role current_user password ${pg.escapeLiteral(PASSWORD)}`)
  })
  const processes = await startShopProcesses({
    databases: {
      platform: databaseUrl(databases, templates.platform),
      identity: databaseUrl(databases, templates.identity),
    },
  })
  await processes.stop()
}

/** Starts a server whose URLs lead to a Unix socket, which needs less processor time than a port. */
const startServer = async (folder: string): Promise<RunningTestDatabases> => {
  // Its path must be short: it has at most 103 characters with the name of the socket.
  const sockets = join(folder, 's')
  mkdirSync(sockets, { recursive: true })
  // As root the server runs as another user.
  chmodSync(sockets, 0o777)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), PASSWORD, undefined, [
    ...FAST_SETTINGS,
    `unix_socket_directories=${sockets}`,
  ])
  const url = new URL(postgres.urlOf('postgres'))
  url.searchParams.set('host', sockets)
  return { adminUrl: url.toString(), stop: postgres.stop }
}

/** Creates a server with filled templates, stops it, and stores a copy of its folder. */
const createTemplates = async (folder: string, cache: string): Promise<void> => {
  const server = await startServer(folder)
  try {
    await fillTemplates(server)
  } finally {
    await server.stop()
  }
  storeTemplates(join(folder, 'postgres'), cache)
}

/**
 * Starts the Postgres of a test run, with a filled template for each service. The first run of the day, and the first
 * run after a new build, fill the templates, which takes some seconds; other runs copy the folder. Shops copy the
 * templates instead of seeding.
 */
export const startTestDatabases = async (): Promise<RunningTestDatabases> => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-databases-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const cache = templateCacheFolder()
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

/** The databases of one shop. */
export type ShopDatabases = {
  readonly urls: Readonly<Record<DatabaseName, string>>
  readonly drop: () => Promise<void>
}

/** Creates a database with the data of a service's first start, unless it exists. Returns its URL. */
export const createDatabase = async (
  databases: TestDatabases,
  service: DatabaseName,
  name: string,
): Promise<string> => {
  await withAdminClient(databases, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name} template ${templates[service]}`)
  })
  return databaseUrl(databases, name)
}

/** Creates the databases of one shop from the templates. */
export const createShopDatabases = async (databases: TestDatabases): Promise<ShopDatabases> => {
  const id = randomUUID().slice(0, 8)
  const names = { platform: `platform_${id}`, identity: `identity_${id}` }
  return {
    urls: {
      platform: await createDatabase(databases, 'platform', names.platform),
      identity: await createDatabase(databases, 'identity', names.identity),
    },
    drop: () =>
      withAdminClient(databases, async (client) => {
        for (const name of Object.values(names))
          await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
