import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderProblem } from '../order/orderProblem.ts'

/** Numbers orders; a number that was handed out is never handed out again. */
export const orderNumbers = pgSequence('order_number', { startWith: 200_001 })

/** How a cart is to be paid, as chosen at the payment step. Tokens only, never a card number. */
export const cartPayments = pgTable('cart_payment', {
  cartId: text('cart_id').primaryKey(),
  kind: text('kind', { enum: ['card'] }).notNull(),
  token: text('token').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** One row a submit of the review page. A cart has at most one that runs or was placed. */
export const orderAttempts = pgTable(
  'order_attempt',
  {
    id: uuid('id').primaryKey(),
    cartId: text('cart_id').notNull(),
    owner: text('owner').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    orderNumber: text('order_number').notNull(),
    expectedCents: bigint('expected_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['running', 'placed', 'failed'] }).notNull(),
    problem: jsonb('problem').$type<OrderProblem>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_attempt_key').on(table.owner, table.idempotencyKey),
    uniqueIndex('order_attempt_live').on(table.cartId).where(sql`state in ('running', 'placed')`),
    index('order_attempt_state').on(table.state),
  ],
)
