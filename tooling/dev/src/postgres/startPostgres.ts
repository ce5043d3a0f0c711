import { type ChildProcess, fork } from 'node:child_process'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../stack/ports.ts'
import { StartupError } from '../stack/startupError.ts'
import { allowTraversal, findInaccessibleAncestor, runsAsPostgresUser } from './folderAccess.ts'
import { stopOrphanedPostgres } from './stopOrphanedPostgres.ts'

/** A running Postgres server. */
export type Postgres = {
  readonly urlOf: (database: string) => string
  /** Starts the server again after its process has exited, at the same address. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** How long the database may take to write its data and stop. */
const STOP_MS = 10_000
const RESTARTS = 20
const RESTART_PAUSE_MS = 500

const processFile = fileURLToPath(new URL('./postgresProcess.ts', import.meta.url))

/** Describes in one line why Postgres did not start. As root the usual cause is a folder that its user cannot access. */
const toStartupError = (folder: string, reason: string): StartupError => {
  const closed = runsAsPostgresUser() ? findInaccessibleAncestor(folder) : undefined
  if (!closed) return new StartupError(`The database could not start: ${reason.replace(/\s+/g, ' ').trim()}`)
  return new StartupError(
    `The database runs as the user "postgres", which cannot access ${folder} because of the permissions of ${closed}. Set DATA_DIR to a folder elsewhere, or start as another user than root.`,
  )
}

/**
 * Starts the embedded Postgres on a data folder and a free port, and creates the cluster on the first start.
 * `parameters` are additional server settings such as `fsync=off`.
 */
export const startEmbeddedPostgres = async (
  folder: string,
  password: string,
  onExit?: () => void,
  parameters: readonly string[] = [],
): Promise<Postgres> => {
  const port = await freePort()
  let child: ChildProcess
  let isStopping = false

  const start = async (): Promise<void> => {
    await stopOrphanedPostgres(folder)
    if (runsAsPostgresUser()) allowTraversal(dirname(folder))
    const started = fork(processFile, [folder, String(port), ...parameters], {
      detached: true,
      env: { ...process.env, SELVEDGE_DATABASE_PASSWORD: password },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      const ended = (): void => reject(toStartupError(folder, `its process ended in ${folder}`))
      started.once('exit', ended)
      started.once('message', (message: { ready?: boolean; failed?: string }) => {
        started.off('exit', ended)
        if (message.ready) resolve()
        else reject(toStartupError(folder, message.failed ?? ''))
      })
    })
    started.on('exit', () => {
      if (!isStopping) onExit?.()
    })
  }

  await start()
  return {
    urlOf: (database) => `postgres://selvedge:${password}@127.0.0.1:${port}/${database}`,
    restart: async () => {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await start()
        } catch (error) {
          if (attempt === RESTARTS) throw error
          // Connections of the killed server may still be closing.
          await sleep(RESTART_PAUSE_MS)
        }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || !child.connected) return resolve()
        isStopping = true
        child.once('exit', () => resolve())
        child.send('stop')
        setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref()
      }),
  }
}

/** Uses an existing Postgres server (`DATABASE_URL`). The databases of the shop are on the same server. */
export const connectPostgres = (url: string): Postgres => ({
  urlOf: (database) => {
    const address = new URL(url)
    address.pathname = `/${database}`
    return address.toString()
  },
  restart: async () => {},
  stop: async () => {},
})

/** Creates a database unless it exists. */
export const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(
      `The database does not respond (${error instanceof Error ? error.message : 'no response'}). Check DATABASE_URL.`,
    )
  }
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** Drops a database and closes its connections. */
export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}
