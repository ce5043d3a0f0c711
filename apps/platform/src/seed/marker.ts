import { seedVersion } from '@selvedge/catalogue'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { seedMarker } from '../db/schema.ts'

/** The seed version of a database; `undefined` for an empty one. */
export const seededVersion = async (db: Connection): Promise<string | undefined> => {
  const [row] = await db.select().from(seedMarker).where(eq(seedMarker.id, 1))
  return row?.version
}

export const markSeeded = async (db: Connection, detail: object): Promise<void> => {
  await db.insert(seedMarker).values({ id: 1, version: seedVersion, detail })
}
