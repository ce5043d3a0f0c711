import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Returns of delivered orders, from the request to the refund. */
export const orderReturns = pgTable(
  'order_return',
  {
    /** The order's number and the position of the return, such as `SV-1042-R1`. */
    number: text('number').primaryKey(),
    orderNumber: text('order_number').notNull(),
    position: integer('position').notNull(),
    /** The id of the form that requested the return. It stays the same when the form is submitted again. */
    requestId: text('request_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Empty for a guest. */
    customerId: text('customer_id'),
    items: jsonb('items').$type<readonly { lineItemId: string; quantity: number }[]>().notNull(),
    reason: text('reason').notNull(),
    comment: text('comment').notNull().default(''),
    state: text('state', { enum: ['requested', 'received', 'refunded', 'declined'] })
      .notNull()
      .default('requested'),
    /** The reason of a decline, for the customer. */
    declineReason: text('decline_reason'),
    /** Whether the operator refunds the return without this service. */
    isRefundedElsewhere: boolean('is_refunded_elsewhere').notNull().default(false),
    /** The cents to refund to the payment; empty until that is decided. */
    paymentCents: bigint('payment_cents', { mode: 'number' }),
    /** The cents to refund as store credit; empty until that is decided. */
    creditCents: bigint('credit_cents', { mode: 'number' }),
    createdAt: at('created_at'),
    /** When an operator received or declined the return. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** When the decision was carried out. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_return_position').on(table.orderNumber, table.position),
    uniqueIndex('order_return_request').on(table.orderNumber, table.requestId),
    index('order_return_state').on(table.state),
    index('order_return_customer').on(table.customerId),
  ],
)
