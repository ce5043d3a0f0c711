import { fork } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../stack/ports.ts'
import { StartProblem } from '../stack/startProblem.ts'
import { closedFolderAbove, letThrough, runsAsOtherUser } from './reach.ts'
import { stopLeftover } from './stopLeftover.ts'

/** A running Postgres and how to reach a database of it. */
export type Postgres = { readonly urlOf: (database: string) => string; readonly stop: () => Promise<void> }

/** How long the database may take to write everything down and end. */
const STOP_MS = 10_000

const host = fileURLToPath(new URL('./host.ts', import.meta.url))

/** Why it did not start, in one line; as root mostly because its user cannot get to the folder. */
const problemOf = (folder: string, words: string): StartProblem => {
  const closed = runsAsOtherUser() ? closedFolderAbove(folder) : undefined
  if (!closed) return new StartProblem(`The database could not start: ${words.replace(/\s+/g, ' ').trim()}`)
  return new StartProblem(
    `The database runs as the user "postgres", whom ${closed} does not let through to ${folder}. Set DATA_DIR to a folder elsewhere, or start as another user than root.`,
  )
}

/**
 * Starts the embedded Postgres on a folder of its own, on any free port, creating it the first time. `parameters` are
 * server settings (`fsync=off`) beside the usual ones.
 */
export const startEmbeddedPostgres = async (
  folder: string,
  password: string,
  onExit?: () => void,
  parameters: readonly string[] = [],
): Promise<Postgres> => {
  await stopLeftover(folder)
  if (runsAsOtherUser()) letThrough(dirname(folder))
  const port = await freePort()
  const child = fork(host, [folder, String(port), password, ...parameters], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    const ended = (): void => reject(problemOf(folder, `its process ended in ${folder}`))
    child.once('exit', ended)
    child.once('message', (message: { ready?: boolean; failed?: string }) => {
      child.off('exit', ended)
      if (message.ready) resolve()
      else reject(problemOf(folder, message.failed ?? ''))
    })
  })
  let stopping = false
  child.on('exit', () => {
    if (!stopping) onExit?.()
  })
  return {
    urlOf: (database) => `postgres://selvedge:${password}@127.0.0.1:${port}/${database}`,
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || !child.connected) return resolve()
        stopping = true
        child.once('exit', () => resolve())
        child.send('stop')
        setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref()
      }),
  }
}

/** A Postgres of one's own: nothing to start, its databases stand beside the named one. */
export const usePostgres = (url: string): Postgres => ({
  urlOf: (database) => {
    const address = new URL(url)
    address.pathname = `/${database}`
    return address.toString()
  },
  stop: async () => {},
})

/** Makes sure that a database exists. */
export const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new StartProblem(
      `The database does not answer (${error instanceof Error ? error.message : 'no answer'}). Check DATABASE_URL.`,
    )
  }
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** Drops a database with everything in it. */
export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}
