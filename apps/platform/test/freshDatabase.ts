import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** An empty database beside the shared one, gone after `drop`. */
export const freshDatabase = async (): Promise<{
  readonly url: string
  readonly drop: () => Promise<void>
}> => {
  const shared = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: shared })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return {
    url: shared.replace(/\/[^/]+$/, `/${name}`),
    drop: () => run(`drop database ${name} with (force)`),
  }
}
