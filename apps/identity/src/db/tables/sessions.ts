import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Visitors' sessions. The table contains the digest of the id, and encrypted tokens. */
export const sessions = pgTable(
  'session',
  {
    idHash: text('id_hash').primaryKey(),
    /**
     * The id by which experiments assign variants. Login and logout do not change it, so the visitor keeps the same
     * variants.
     */
    visitorId: uuid('visitor_id').notNull(),
    customerId: text('customer_id'),
    anonymousId: text('anonymous_id'),
    /** The id of the guest before login. This guest's cart may still be merged. */
    formerAnonymousId: text('former_anonymous_id'),
    sealedTokens: text('sealed_tokens').notNull(),
    /** The browser's `User-Agent`. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_customer').on(table.customerId), index('session_expiry').on(table.expiresAt)],
)
