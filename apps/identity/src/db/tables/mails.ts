import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Sent and unsent emails. The key prevents duplicates. */
export const mails = pgTable(
  'mail',
  {
    key: text('key').primaryKey(),
    recipient: text('recipient').notNull(),
    /** The sender of the site that the email is from; empty for the sender of `MAIL_FROM`. */
    sender: text('sender'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    replyTo: text('reply_to'),
    /** The message to customer support whose images are attached. */
    supportMessageId: uuid('support_message_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mail server last refused the email, and the server's reply. Empty once the email is sent. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    refusal: integer('refusal'),
  },
  (table) => [
    index('mail_created').on(table.createdAt),
    // Pages of operators name a mail by this digest, because keys may contain addresses.
    index('mail_digest').on(sql`md5(key)`),
  ],
)
