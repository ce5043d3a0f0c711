import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderProblem } from '../../order/orderProblem.ts'
import type { Reviewed } from '../../order/reviewed.ts'
import { providerNames } from '../../providers/paymentProvider.ts'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Numbers orders; a number is used only once. */
export const orderNumbers = pgSequence('order_number', { startWith: 200_001 })

/** The payment that was chosen for a cart. Contains tokens, never a card number. */
export const cartPayments = pgTable('cart_payment', {
  cartId: text('cart_id').primaryKey(),
  kind: text('kind', { enum: ['card', 'paypal', 'afterpay', 'purchase-order', 'none'] }).notNull(),
  provider: text('provider').notNull().default('stripe'),
  token: text('token').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  /** The maximum store credit to use, in cents. */
  creditCents: bigint('credit_cents', { mode: 'number' }).notNull().default(0),
  updatedAt: at('updated_at'),
})

/**
 * Attempts to place an order, which start when the shopper submits the review page. A cart has at most one attempt that
 * is running or placed.
 */
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
    returnUrl: text('return_url'),
    /** What the shopper saw on the review page besides the total, if the shop sends it. */
    reviewed: jsonb('reviewed').$type<Reviewed>(),
    /** Whether the order renews a subscription. No customer is present to approve the payment of such an order. */
    isRenewal: boolean('is_renewal').notNull().default(false),
    state: text('state', { enum: ['running', 'placed', 'failed'] }).notNull(),
    /** The digest of a visitor's functional id, when the visitor consented and saw an experiment. */
    experimentVisitor: text('experiment_visitor'),
    /** The page on which the shopper approves the payment, while the attempt waits for it. */
    approvalUrl: text('approval_url'),
    provider: text('provider'),
    reference: text('reference'),
    problem: jsonb('problem').$type<OrderProblem>(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('order_attempt_key').on(table.owner, table.idempotencyKey),
    uniqueIndex('order_attempt_live').on(table.cartId).where(sql`state in ('running', 'placed')`),
    index('order_attempt_state').on(table.state),
    index('order_attempt_reference').on(table.reference),
    index('order_attempt_experiment_visitor')
      .on(table.experimentVisitor)
      .where(sql`experiment_visitor is not null`),
  ],
)

/** Saved cards and PayPal accounts of customers, as tokens of the provider. */
export const savedCards = pgTable(
  'saved_card',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    provider: text('provider', { enum: providerNames }).notNull(),
    token: text('token').notNull(),
    kind: text('kind', { enum: ['card', 'paypal'] })
      .notNull()
      .default('card'),
    /** The brand of a card, or "PayPal" and the masked email address of a PayPal account. */
    brand: text('brand').notNull(),
    /** PayPal's id of the buyer, which distinguishes accounts whose masked addresses are equal; empty for a card. */
    payerId: text('payer_id').notNull().default(''),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** The billing address in the platform's format; empty while the customer has not entered one. */
    billingAddress: jsonb('billing_address').$type<Readonly<Record<string, string>>>(),
    /** Counts the changes of the billing address, so that a form that shows an older address is refused. */
    billingRevision: integer('billing_revision').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: at('created_at'),
  },
  (table) => [
    uniqueIndex('saved_card_token').on(table.customerId, table.provider, table.token),
    uniqueIndex('saved_card_default').on(table.customerId).where(sql`is_default`),
  ],
)

/** Payment methods that a provider is about to store, until they are saved here. */
export const pendingMethods = pgTable(
  'pending_method',
  {
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    customerId: text('customer_id').notNull(),
    nickname: text('nickname').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: at('created_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.token] })],
)

/** Cards that customers removed, and that have to be deleted at their provider. */
export const cardRemovals = pgTable(
  'card_removal',
  { provider: text('provider').notNull(), token: text('token').notNull(), createdAt: at('created_at') },
  (table) => [primaryKey({ columns: [table.provider, table.token] })],
)

/** Received provider events, so that a repeated event counts once. */
export const providerEvents = pgTable('provider_event', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  kind: text('kind').notNull(),
  receivedAt: at('received_at'),
})
