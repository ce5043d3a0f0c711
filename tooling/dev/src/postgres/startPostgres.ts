import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../stack/ports.ts'
import { StartProblem } from '../stack/startProblem.ts'

/** A running Postgres and how to reach a database of it. */
export type Postgres = { readonly urlOf: (database: string) => string; readonly stop: () => Promise<void> }

const host = fileURLToPath(new URL('./host.ts', import.meta.url))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A database left running by a killed run is asked to stop; its folder is ours alone. */
const stopLeftover = async (folder: string): Promise<void> => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 100 && isAlive(pid); waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  if (isAlive(pid))
    throw new StartProblem(
      `A database of an earlier run still uses ${folder} (process ${pid}). End that process and start again.`,
    )
}

/** Starts the embedded Postgres on a folder of its own, on any free port, creating it the first time. */
export const startEmbeddedPostgres = async (folder: string, password: string): Promise<Postgres> => {
  await stopLeftover(folder)
  const port = await freePort()
  const child = fork(host, [folder, String(port), password], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: { ready?: boolean; failed?: string }) => {
      if (message.ready) resolve()
      else reject(new StartProblem(`The database could not start: ${message.failed}`))
    })
    child.once('exit', () =>
      reject(
        new StartProblem(
          `The database could not start in ${folder}. Is the folder readable for the user "postgres"?`,
        ),
      ),
    )
  })
  return {
    urlOf: (database) => `postgres://selvedge:${password}@127.0.0.1:${port}/${database}`,
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || !child.connected) return resolve()
        child.once('exit', () => resolve())
        child.send('stop')
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
