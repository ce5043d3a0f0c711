import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Processes and their last heartbeats. */
export const executors = pgTable('executor', {
  id: text('id').primaryKey(),
  beatAt: timestamp('beat_at', { withTimezone: true }).notNull().defaultNow(),
})
