import { customType } from 'drizzle-orm/pg-core'

/** A Postgres full-text vector, which only SQL writes and reads. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
