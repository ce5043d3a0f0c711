import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' }).notNull()

/**
 * The columns of every resource table. The document holds all of the resource (id and version too); the columns
 * beside it repeat what queries need.
 */
export const documentColumns = <Doc>() => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  createdAt: moment('created_at'),
  lastModifiedAt: moment('last_modified_at'),
  doc: jsonb('doc').$type<Doc>().notNull(),
})
