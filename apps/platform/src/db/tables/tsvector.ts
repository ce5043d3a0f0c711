import { customType } from 'drizzle-orm/pg-core'

/** Postgres full-text vector; filled by SQL, never read into the process. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
