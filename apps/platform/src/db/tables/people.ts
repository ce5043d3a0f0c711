import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Customer } from '../../model/customer.ts'
import type { ShoppingList } from '../../model/shoppingList.ts'
import { documentColumns } from './document.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull()

export const customers = pgTable(
  'customers',
  {
    ...documentColumns<Customer>(),
    key: text('key').unique('customers_key'),
    lowercaseEmail: text('lowercase_email').notNull().unique('customers_email'),
    passwordHash: text('password_hash').notNull(),
  },
  (t) => [uniqueIndex('customers_number').on(sql`(${t.doc}->>'customerNumber')`)],
)

const tokenColumns = () => ({
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  customerId: uuid('customer_id').notNull(),
  createdAt: moment('created_at'),
  expiresAt: moment('expires_at'),
})

export const passwordTokens = pgTable('password_tokens', tokenColumns())

export const emailTokens = pgTable('email_tokens', tokenColumns())

export const shoppingLists = pgTable(
  'shopping_lists',
  {
    ...documentColumns<ShoppingList>(),
    customerId: uuid('customer_id'),
    anonymousId: text('anonymous_id'),
  },
  (t) => [
    index('shopping_lists_by_customer').on(t.customerId),
    index('shopping_lists_by_anonymous').on(t.anonymousId),
  ],
)

export const apiClients = pgTable('api_clients', {
  id: text('id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  scopes: text('scopes').notNull(),
})

/** Access and refresh tokens, stored as SHA-256 hashes. */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    isRefresh: boolean('is_refresh').notNull(),
    /** Shared by a refresh token and its access tokens. */
    sessionId: uuid('session_id').notNull(),
    clientId: text('client_id').notNull(),
    scope: text('scope').notNull(),
    customerId: uuid('customer_id'),
    anonymousId: text('anonymous_id'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('tokens_by_session').on(t.sessionId),
    index('tokens_by_customer').on(t.customerId),
    index('tokens_by_expiry').on(t.expiresAt),
  ],
)

/** Anonymous ids that have been used in a token. */
export const anonymousIds = pgTable('anonymous_ids', {
  id: text('id').primaryKey(),
  createdAt: moment('created_at'),
})
