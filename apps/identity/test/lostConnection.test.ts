import { randomUUID } from 'node:crypto'
import { ensureDatabase } from '@selvedge/dev'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/db/openDatabase.ts'
import { createLog } from '../src/log/createLog.ts'
import { databaseUrlOf } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

test('fails a transaction, and not the process, when the connection is lost between two queries', async () => {
  const name = `lost_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(testServices.databaseUrl, name)
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const { database, pool } = await openDatabase(databaseUrlOf(name), log)
  const transaction = database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // The error is reported between the queries.
    await expect.poll(() => lines.join('')).toContain('a database connection was lost')
    await tx.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow()
  expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})
