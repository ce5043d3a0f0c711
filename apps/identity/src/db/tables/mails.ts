import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sent and unsent emails. The key prevents duplicates. */
export const mails = pgTable(
  'mail',
  {
    key: text('key').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mail_created').on(table.createdAt)],
)
