import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectPostgres, dropDatabase, ensureDatabase, startEmbeddedPostgres } from './startPostgres.ts'

let folder: string
beforeEach(() => {
  // mkdtemp creates a folder with mode 700; the database has to work in it all the same.
  folder = mkdtempSync(join(tmpdir(), 'selvedge-postgres-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const PASSWORD = 'a-password-of-this-test'

/** The command lines of this user's and other users' processes that contain a text; none without /proc. */
const commandLinesWith = (text: string): string[] =>
  existsSync('/proc/self/cmdline')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => {
          try {
            const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
            return line.includes(text) ? [line] : []
          } catch {
            return []
          }
        })
    : []

test('keeps the rows of a database between runs, drops the database on request, and hides the password from command lines', async () => {
  const first = await startEmbeddedPostgres(join(folder, 'postgres'), PASSWORD)
  await ensureDatabase(first.urlOf('postgres'), 'shop')
  await ensureDatabase(first.urlOf('postgres'), 'shop')
  await query(first.urlOf('shop'), 'create table numbers as select 42 as value')
  await first.stop()

  const second = await startEmbeddedPostgres(join(folder, 'postgres'), PASSWORD)
  expect(commandLinesWith(PASSWORD)).toEqual([])
  expect(await query(second.urlOf('shop'), 'select value from numbers')).toEqual([{ value: 42 }])
  await dropDatabase(second.urlOf('postgres'), 'shop')
  expect(await query(second.urlOf('postgres'), "select 1 from pg_database where datname = 'shop'")).toEqual(
    [],
  )
  await second.stop()
}, 60_000)

test('restarts a killed database with its rows and at the same URL', async () => {
  const data = join(folder, 'postgres')
  let reportExit = (): void => undefined
  const exited = new Promise<void>((resolve) => {
    reportExit = resolve
  })
  const postgres = await startEmbeddedPostgres(data, 'secret', reportExit)
  const url = postgres.urlOf('postgres')
  await query(url, 'create table numbers as select 42 as value')
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await exited
  await postgres.restart()
  expect(await query(url, 'select value from numbers')).toEqual([{ value: 42 }])
  await postgres.stop()
}, 60_000)

test.runIf(process.getuid?.() === 0)(
  'prints one line that names the inaccessible folder when it runs as root',
  async () => {
    mkdirSync(join(folder, 'closed', 'data'), { recursive: true })
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'closed'), 0o700)
    const data = join(folder, 'closed', 'data', 'postgres')
    await expect(startEmbeddedPostgres(data, 'secret')).rejects.toThrow(
      `The database runs as the user "postgres", which cannot access ${data} because of the permissions of ${join(folder, 'closed')}.`,
    )
  },
  60_000,
)

test('prints one line that names DATABASE_URL when the database does not respond', async () => {
  await expect(ensureDatabase('postgres://shop@127.0.0.1:9/shop', 'shop')).rejects.toThrow(
    /^The database does not respond \(.*\)\. Check DATABASE_URL\.$/,
  )
})

test('derives the URLs of the databases from DATABASE_URL', () => {
  const url = 'postgres://user:pass@db.example.com:5433/main?sslmode=require'
  expect(connectPostgres(url).urlOf('selvedge_platform')).toBe(
    'postgres://user:pass@db.example.com:5433/selvedge_platform?sslmode=require',
  )
})
