import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/**
 * Devices of customers who were signed in by a server. The server stores the tokens. A row has only the encrypted
 * refresh token, and a digest by which the row is found when the token is revoked.
 */
export const devices = pgTable(
  'device',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    userAgent: text('user_agent').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    sealedToken: text('sealed_token').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [index('device_customer').on(table.customerId)],
)

/** New email addresses that wait for confirmation by a link; one for each customer. */
export const emailChanges = pgTable('email_change', {
  customerId: text('customer_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Requests of customers to erase their accounts. */
export const accountDeletions = pgTable('account_deletion', {
  customerId: text('customer_id').primaryKey(),
  /** A request that is `waiting` can be withdrawn; one that is `erasing` cannot. */
  state: text('state', { enum: ['waiting', 'erasing'] })
    .notNull()
    .default('waiting'),
  eraseAt: timestamp('erase_at', { withTimezone: true }).notNull(),
  requestedAt: at('requested_at'),
  /**
   * The key of the site where the customer requested the deletion. The mail about the erasure is sent for this site.
   */
  site: text('site'),
})

/** Gift cards. The table has only the digest of a code, so that its content cannot be redeemed. */
export const giftCards = pgTable('gift_card', {
  codeHash: text('code_hash').primaryKey(),
  currency: text('currency').notNull(),
  cents: bigint('cents', { mode: 'number' }).notNull(),
  createdAt: at('created_at'),
  /** The customer who redeemed the card; no other customer can redeem it. */
  customerId: text('customer_id'),
  redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
})

/** Applications for trade prices; one for each customer. */
export const tradeApplications = pgTable(
  'trade_application',
  {
    customerId: text('customer_id').primaryKey(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    resaleNumber: text('resale_number').notNull(),
    website: text('website').notNull(),
    state: text('state', { enum: ['waiting', 'approved', 'declined'] })
      .notNull()
      .default('waiting'),
    createdAt: at('created_at'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** When the customer got the group and the mail. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** The key of the site where the customer applied. The mail about the decision is sent for this site. */
    site: text('site'),
  },
  (table) => [index('trade_application_state').on(table.state)],
)

/** The periods of subscriptions that were paid with orders. There is one row for each order and subscription. */
export const subscriptionPeriods = pgTable(
  'subscription_period',
  {
    orderNumber: text('order_number').notNull(),
    name: text('name').notNull(),
    customerId: text('customer_id').notNull(),
    isPlus: boolean('is_plus').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /**
     * The price of a renewal with taxes and shipping, as of the last look-up; empty when the subscription is no longer
     * sold.
     */
    renewalCents: bigint('renewal_cents', { mode: 'number' }),
    /** When `renewalCents` was looked up; empty while `renewalCents` is the price that the order paid. */
    pricedAt: timestamp('priced_at', { withTimezone: true }),
    /** When the mail about the end of the period was sent. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** When the end of the period was processed; empty until then. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.name] }),
    index('subscription_period_customer').on(table.customerId),
    index('subscription_period_end').on(table.endsAt),
  ],
)

/** Which subscriptions are renewed, and with which saved card. A subscription without a row is not renewed. */
export const subscriptionRenewals = pgTable(
  'subscription_renewal',
  {
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    isOn: boolean('is_on').notNull(),
    cardId: uuid('card_id'),
    /** The order number of the period that could not be renewed. The fields below describe this failure. */
    failedOrderNumber: text('failed_order_number'),
    failures: integer('failures').notNull().default(0),
    /** When the last try failed; empty when the next try is due at once. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    problem: text('problem', { enum: ['card-missing', 'card-expired', 'declined', 'unavailable'] }),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.name] })],
)
