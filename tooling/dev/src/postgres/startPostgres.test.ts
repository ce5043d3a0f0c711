import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropDatabase, ensureDatabase, startEmbeddedPostgres, usePostgres } from './startPostgres.ts'

let folder: string
beforeEach(() => {
  // Closed to others, as mkdtemp makes it: the database gets through all the same.
  folder = mkdtempSync(join(tmpdir(), 'selvedge-postgres-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('a database keeps its rows from one run to the next, and is dropped when asked to', async () => {
  const first = await startEmbeddedPostgres(join(folder, 'postgres'), 'secret')
  await ensureDatabase(first.urlOf('postgres'), 'shop')
  await ensureDatabase(first.urlOf('postgres'), 'shop')
  await ask(first.urlOf('shop'), 'create table kept as select 42 as answer')
  await first.stop()

  const second = await startEmbeddedPostgres(join(folder, 'postgres'), 'secret')
  expect(await ask(second.urlOf('shop'), 'select answer from kept')).toEqual([{ answer: 42 }])
  await dropDatabase(second.urlOf('postgres'), 'shop')
  expect(await ask(second.urlOf('postgres'), "select 1 from pg_database where datname = 'shop'")).toEqual([])
  await second.stop()
}, 60_000)

test.runIf(process.getuid?.() === 0)(
  'as root, a folder that the database cannot get to is named in one line',
  async () => {
    mkdirSync(join(folder, 'closed', 'data'), { recursive: true })
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'closed'), 0o700)
    const data = join(folder, 'closed', 'data', 'postgres')
    await expect(startEmbeddedPostgres(data, 'secret')).rejects.toThrow(
      `The database runs as the user "postgres", whom ${join(folder, 'closed')} does not let through to ${data}.`,
    )
  },
  60_000,
)

test('a database that does not answer is told in one line that names the variable', async () => {
  await expect(ensureDatabase('postgres://nobody@127.0.0.1:9/shop', 'shop')).rejects.toThrow(
    /^The database does not answer \(.*\)\. Check DATABASE_URL\.$/,
  )
})

test('databases of a Postgres of its own stand beside the named one', () => {
  const url = 'postgres://user:pass@db.example.com:5433/main?sslmode=require'
  expect(usePostgres(url).urlOf('selvedge_platform')).toBe(
    'postgres://user:pass@db.example.com:5433/selvedge_platform?sslmode=require',
  )
})
