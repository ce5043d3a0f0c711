import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { seedMarker } from '../db/schema.ts'

/** Rises when the seed's content changes; a database keeps what it was filled with. */
export const seedVersion = '1'

export const isSeeded = async (db: Connection): Promise<boolean> => {
  const rows = await db.select().from(seedMarker).where(eq(seedMarker.id, 1))
  return rows.length > 0
}

export const markSeeded = async (db: Connection, detail: object): Promise<void> => {
  await db.insert(seedMarker).values({ id: 1, version: seedVersion, detail })
}
