import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' }).notNull()

/**
 * The columns of every resource table. `doc` is the whole resource including id and version; the other columns repeat
 * fields that queries need.
 */
export const documentColumns = <Doc>() => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  createdAt: moment('created_at'),
  lastModifiedAt: moment('last_modified_at'),
  doc: jsonb('doc').$type<Doc>().notNull(),
})
