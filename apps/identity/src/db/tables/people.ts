import { customType, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A visitor's preferences (spec §3). */
export const preferences = pgTable('preference', {
  owner: text('owner').primaryKey(),
  adultContent: text('adult_content', { enum: ['ADULT_CONTENT_ON', 'ADULT_CONTENT_OFF'] }).notNull(),
  country: text('country').notNull(),
  currency: text('currency', { enum: ['USD', 'CAD', 'EUR', 'AUD', 'GBP'] }).notNull(),
  locale: text('locale').notNull(),
  measurementSystem: text('measurement_system', { enum: ['IMPERIAL', 'METRIC'] }).notNull(),
  emails: text('emails', { enum: ['weekly', 'monthly', 'none'] })
    .notNull()
    .default('none'),
  updatedAt: at('updated_at'),
})

/** Results of merging a guest's cart into a customer's. */
export const cartMerges = pgTable(
  'cart_merge',
  {
    guestCartId: text('guest_cart_id').notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status', { enum: ['CLAIMED', 'MERGED', 'UNTOUCHED'] }).notNull(),
    createdAt: at('created_at'),
  },
  (table) => [primaryKey({ columns: [table.guestCartId, table.customerId] })],
)

/** Codes granted to people who proved membership of a group. `person` is a digest that identifies the person. */
export const promotionGrants = pgTable(
  'promotion_grant',
  {
    person: text('person').notNull(),
    group: text('group_name').notNull(),
    code: text('code').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [primaryKey({ columns: [table.person, table.group] })],
)

/** Registrations that wait for confirmation by a link. The contents can only be decrypted with the link. */
export const pendingRegistrations = pgTable('pending_registration', {
  tokenHash: text('token_hash').primaryKey(),
  sealed: text('sealed').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Messages to customer support. */
export const supportMessages = pgTable('support_message', {
  id: uuid('id').primaryKey(),
  owner: text('owner').notNull(),
  email: text('email').notNull(),
  topic: text('topic').notNull(),
  orderNumber: text('order_number'),
  message: text('message').notNull(),
  createdAt: at('created_at'),
})

/** The images of a message to customer support. */
export const supportImages = pgTable(
  'support_image',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
)

/** Subscriptions to the newsletter. A subscription is active after its mailed link is followed. */
export const newsletterSubscriptions = pgTable('newsletter_subscription', {
  email: text('email').primaryKey(),
  fullName: text('full_name').notNull(),
  emails: text('emails', { enum: ['weekly', 'monthly'] }).notNull(),
  createdAt: at('created_at'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})
