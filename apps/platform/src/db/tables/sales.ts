import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Cart } from '../../model/cart.ts'
import type { DiscountCode } from '../../model/discount.ts'
import type { Order } from '../../model/order.ts'
import type { Payment } from '../../model/payment.ts'
import { documentColumns } from './document.ts'

export const carts = pgTable(
  'carts',
  {
    ...documentColumns<Cart>(),
    key: text('key').unique(),
    customerId: uuid('customer_id'),
    anonymousId: text('anonymous_id'),
    cartState: text('cart_state').notNull(),
    origin: text('origin').notNull(),
  },
  (t) => [
    index('carts_by_customer').on(t.customerId, t.cartState, t.lastModifiedAt),
    index('carts_by_anonymous').on(t.anonymousId, t.cartState, t.lastModifiedAt),
    index('carts_by_payment').using('gin', sql`(${t.doc}->'paymentIds')`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    ...documentColumns<Order>(),
    orderNumber: text('order_number').unique('orders_order_number'),
    cartId: uuid('cart_id').notNull(),
    customerId: uuid('customer_id'),
    anonymousId: text('anonymous_id'),
    customerEmail: text('customer_email'),
    orderState: text('order_state').notNull(),
  },
  (t) => [
    uniqueIndex('orders_by_cart').on(t.cartId),
    index('orders_by_customer').on(t.customerId, t.createdAt),
    index('orders_by_anonymous').on(t.anonymousId),
    index('orders_by_email').on(t.customerEmail),
    index('orders_by_payment').using('gin', sql`(${t.doc}->'paymentIds')`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    ...documentColumns<Payment>(),
    key: text('key').unique('payments_key'),
    paymentInterface: text('payment_interface'),
    interfaceId: text('interface_id'),
    customerId: uuid('customer_id'),
    anonymousId: text('anonymous_id'),
  },
  (t) => [unique('payments_interface_id').on(t.paymentInterface, t.interfaceId)],
)

export const discountCodes = pgTable(
  'discount_codes',
  {
    ...documentColumns<DiscountCode>(),
    code: text('code').notNull().unique(),
    /** Incremented when an order is created; overrides the document's count. */
    applicationCount: integer('application_count').notNull().default(0),
  },
  (t) => [uniqueIndex('discount_codes_key').on(sql`(${t.doc}->>'key')`)],
)

export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    codeId: uuid('code_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.codeId, t.customerId] })],
)
