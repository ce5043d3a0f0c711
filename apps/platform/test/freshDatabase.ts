import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The address of a new, empty database on the tests' Postgres. */
export const freshDatabase = async (): Promise<string> => {
  const url = new URL(inject('databaseUrl'))
  const name = `own_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
