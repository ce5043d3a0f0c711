import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Sessions that are handed over to another origin of the shop. A handover is valid for 30 seconds. Each row is
 * encrypted with a code; the table stores only the digest of the code.
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
