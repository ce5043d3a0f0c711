import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Store credit in double-entry bookkeeping. Only the account that issues credit may be below zero. */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    /** `customer:{id}:{currency}`, `held:{currency}`, `spent:{currency}`, `issued:{currency}`. */
    id: text('id').primaryKey(),
    currency: text('currency').notNull(),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull().default(0),
  },
  () => [check('ledger_account_not_overdrawn', sql`balance_cents >= 0 or id like 'issued:%'`)],
)

/** A movement between two accounts. Its key prevents duplicates. */
export const ledgerTransfers = pgTable('ledger_transfer', {
  key: text('key').primaryKey(),
  reason: text('reason').notNull(),
  orderNumber: text('order_number'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The two postings of a transfer; they sum to zero. */
export const ledgerPostings = pgTable(
  'ledger_posting',
  {
    transferKey: text('transfer_key')
      .notNull()
      .references(() => ledgerTransfers.key),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferKey, table.accountId] }),
    index('ledger_posting_account').on(table.accountId),
  ],
)
