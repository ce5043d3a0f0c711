import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database.ts'
import type { carts } from '../db/schema.ts'
import { concurrentModification, resourceNotFound } from '../graphql/platformError.ts'
import type { Resource } from '../model/resource.ts'
import { isUuid } from './isUuid.ts'
import { violatedConstraint } from './uniqueViolation.ts'

// Drizzle cannot describe "a table that has these columns", so this type uses the columns of the cart table.
type DocumentTable = PgTable & Pick<typeof carts, 'id' | 'version' | 'doc'>

export type Columns = Readonly<Record<string, string | number | null | undefined>>

/** A store for one kind of resource: a JSON document, its version, and the columns that queries need. */
export const resourceStore = <R extends Resource>(
  typeId: string,
  table: PgTable,
  columnsOf: (resource: R) => Columns,
  explain: (constraint: string, resource: R) => Error | undefined = () => undefined,
) => {
  const t = table as DocumentTable
  const rowOf = (resource: R) => ({
    ...columnsOf(resource),
    id: resource.id,
    version: resource.version,
    createdAt: resource.createdAt,
    lastModifiedAt: resource.lastModifiedAt,
    doc: resource,
  })
  const explained = async <T>(resource: R, write: () => Promise<T>): Promise<T> => {
    try {
      return await write()
    } catch (error) {
      const constraint = violatedConstraint(error)
      throw (constraint !== undefined && explain(constraint, resource)) || error
    }
  }
  const findWhere = async (db: Connection, condition: SQL | undefined): Promise<R | undefined> => {
    const [row] = await db.select({ doc: t.doc }).from(t).where(condition).limit(1)
    return row?.doc as R | undefined
  }
  /** Creates the error for a resource that another request has changed or removed. */
  const versionConflict = async (db: Connection, { id, version }: R): Promise<Error> => {
    const [current] = await db.select({ version: t.version }).from(t).where(eq(t.id, id))
    return current ? concurrentModification(id, version, current.version) : resourceNotFound(typeId, id)
  }
  return {
    typeId,
    findWhere,
    find: async (db: Connection, id: string): Promise<R | undefined> =>
      isUuid(id) ? findWhere(db, eq(t.id, id)) : undefined,
    findAll: async (db: Connection, ids: readonly string[]): Promise<R[]> => {
      const known = [...new Set(ids.filter(isUuid))]
      if (known.length === 0) return []
      const rows = await db.select({ doc: t.doc }).from(t).where(inArray(t.id, known))
      return rows.map((row) => row.doc as unknown as R)
    },
    findAllWhere: async (db: Connection, condition: SQL): Promise<R[]> => {
      const rows = await db.select({ doc: t.doc }).from(t).where(condition)
      return rows.map((row) => row.doc as unknown as R)
    },
    insert: async (db: Connection, resource: R): Promise<R> => {
      await explained(resource, () => db.insert(t).values(rowOf(resource) as never))
      return resource
    },
    /**
     * Saves `changed`, the new state of `before`, with an incremented version. Writes nothing when the two states are
     * equal.
     */
    save: async (db: Connection, before: R, changed: R, now: Date): Promise<R> => {
      if (isDeepStrictEqual(before, changed)) return before
      const after: R = { ...changed, version: before.version + 1, lastModifiedAt: now.toISOString() }
      const rows = await explained(after, () =>
        db
          .update(t)
          .set(rowOf(after) as never)
          .where(and(eq(t.id, before.id), eq(t.version, before.version)))
          .returning({ id: t.id }),
      )
      if (rows.length > 0) return after
      throw await versionConflict(db, before)
    },
    remove: async (db: Connection, resource: R): Promise<void> => {
      const rows = await db
        .delete(t)
        .where(and(eq(t.id, resource.id), eq(t.version, resource.version)))
        .returning({ id: t.id })
      if (rows.length === 0) throw await versionConflict(db, resource)
    },
  }
}

/** Throws ConcurrentModification when `version` is not the stored one. */
export const expectVersion = (resource: Resource, version: number): void => {
  if (resource.version !== version) throw concurrentModification(resource.id, version, resource.version)
}
