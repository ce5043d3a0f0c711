import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The keys of the project's sites, as the service last read them. Admin commands use this table, because they have no
 * client of the platform.
 */
export const siteKeys = pgTable('site_key', { key: text('key').primaryKey() })
