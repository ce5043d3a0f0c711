import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedTypes } from '@selvedge/catalogue'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/db/migrate.ts'
import * as schema from '../src/db/schema.ts'
import { freshDatabase } from './freshDatabase.ts'

const drizzleFolder = fileURLToPath(new URL('../drizzle', import.meta.url))
const ORDER_DETAILS = 'order-details'

type Journal = { readonly entries: readonly { readonly tag: string }[] }
type Type = Pick<(typeof seedTypes)[number], 'key' | 'fieldDefinitions'>

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool
beforeEach(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  // Dropping the database can close a connection that is about to end.
  pool.on('error', () => undefined)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const db = () => drizzle(pool, { schema })

/** Migrates the database as a version of the platform did that did not have a migration yet. */
const migrateUntil = async (tag: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await cp(drizzleFolder, folder, { recursive: true })
    const path = join(folder, 'meta', '_journal.json')
    const journal: Journal = JSON.parse(await readFile(path, 'utf8'))
    const end = journal.entries.findIndex((entry) => entry.tag === tag)
    expect(end).toBeGreaterThan(0)
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
    await migrate(db(), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const insertTypes = async (types: readonly (typeof seedTypes)[number][]): Promise<void> => {
  for (const type of types)
    await pool.query(
      `insert into reference_documents (id, version, created_at, last_modified_at, kind, key, doc)
       values ($1, 1, now(), now(), 'type', $2, $3)`,
      [type.id, type.key, JSON.stringify(type)],
    )
}

const readTypes = async (): Promise<Type[]> =>
  (await pool.query<{ doc: Type }>("select doc from reference_documents where kind = 'type'")).rows.map(
    ({ doc }) => doc,
  )

/** The fields of each type, without their labels: those of a migrated database are in en-US only. */
const fieldsOf = (types: readonly Type[]) =>
  Object.fromEntries(
    types.map(({ key, fieldDefinitions }) => [
      key,
      fieldDefinitions.map(({ name, type, required }) => ({ name, type, required })),
    ]),
  )

describe('the migration 0007_site_of_carts', { timeout: 60_000 }, () => {
  beforeEach(() => migrateUntil('0007_site_of_carts'))

  it('adds the field for the site to the type of carts, as in new databases, and changes no other type', async () => {
    const older = seedTypes.map((type) => ({
      ...type,
      fieldDefinitions: type.fieldDefinitions.filter(({ name }) => name !== 'site'),
    }))
    await insertTypes(older)
    expect(fieldsOf(await readTypes())[ORDER_DETAILS]?.map(({ name }) => name)).not.toContain('site')
    await migrateDatabase(db())
    expect(fieldsOf(await readTypes())).toEqual(fieldsOf(seedTypes))
  })

  it('does not change a type that already has the field', async () => {
    await insertTypes(seedTypes)
    await migrateDatabase(db())
    expect(fieldsOf(await readTypes())).toEqual(fieldsOf(seedTypes))
  })
})
