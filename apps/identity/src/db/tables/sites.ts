import { pgTable, text } from 'drizzle-orm/pg-core'

/** The keys of the project's sites as they were read last, for admin commands, which have no client of the platform. */
export const siteKeys = pgTable('site_key', { key: text('key').primaryKey() })
