import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { Database } from '../db/openDatabase.ts'
import * as schema from '../db/schema.ts'
import { personalTables } from './personalTables.ts'

const personal = ['customer_id', 'owner', 'email', 'recipient', 'experiment_visitor']

test('lists every database table with a column that identifies a person', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => Object.values(getTableColumns(table)).some((column) => personal.includes(column.name)))
    .map((table) => getTableName(table))
  expect(tables.length).toBeGreaterThan(5)
  expect(Object.keys(personalTables({} as Database))).toEqual(expect.arrayContaining(tables))
})
