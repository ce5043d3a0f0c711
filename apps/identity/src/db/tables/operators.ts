import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Logins of operators, under the digest of the id in their cookie. */
export const operatorSessions = pgTable('operator_session', {
  idDigest: text('id_digest').primaryKey(),
  /** The name that the operator entered at login. */
  operator: text('operator').notNull(),
  expiresAt: at('expires_at'),
})

/** What operators changed. Contains ids, and no other data of customers. */
export const operatorActions = pgTable(
  'operator_action',
  {
    /** The id that the form contains, so that a repeated submit of the form is one action. */
    id: uuid('id').primaryKey(),
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    /** The id of what was changed. */
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    /** `started`: a change outside of this database, whose result is not known yet. */
    state: text('state', { enum: ['started', 'done', 'refused'] }).notNull(),
    /** Why the change was refused. */
    refusal: text('refusal'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').defaultNow(),
  },
  (table) => [
    index('operator_action_created').on(table.createdAt),
    index('operator_action_subject').on(table.subject),
  ],
)
