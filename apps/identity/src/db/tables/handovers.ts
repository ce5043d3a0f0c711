import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Sessions that are handed over to another origin of the shop, for 30 seconds. A row is encrypted with its code, of which
 * only the digest is stored.
 */
export const handovers = pgTable(
  'handover',
  {
    codeDigest: text('code_digest').primaryKey(),
    sealedState: text('sealed_state').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('handover_created').on(table.createdAt)],
)
