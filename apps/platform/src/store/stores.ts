import { carts, categories, orders, payments, products } from '../db/schema.ts'
import { duplicateField } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Category } from '../model/catalogue.ts'
import type { Order } from '../model/order.ts'
import type { Payment } from '../model/payment.ts'
import type { Product } from '../model/product.ts'
import { resourceStore } from './resourceStore.ts'

export const cartStore = resourceStore<Cart>(
  'cart',
  carts,
  (cart) => ({
    key: cart.key ?? null,
    customerId: cart.customerId ?? null,
    anonymousId: cart.anonymousId ?? null,
    cartState: cart.cartState,
    origin: cart.origin,
  }),
  (_, cart) => duplicateField('key', cart.key),
)

export const orderStore = resourceStore<Order>(
  'order',
  orders,
  (order) => ({
    orderNumber: order.orderNumber ?? null,
    cartId: order.cartId,
    customerId: order.customerId ?? null,
    anonymousId: order.anonymousId ?? null,
    customerEmail: order.customerEmail ?? null,
    orderState: order.orderState,
  }),
  (constraint, order) =>
    constraint === 'orders_order_number' ? duplicateField('orderNumber', order.orderNumber) : undefined,
)

export const paymentStore = resourceStore<Payment>(
  'payment',
  payments,
  (payment) => ({
    key: payment.key ?? null,
    paymentInterface: payment.paymentMethodInfo.paymentInterface ?? null,
    interfaceId: payment.interfaceId ?? null,
    customerId: payment.customerId ?? null,
    anonymousId: payment.anonymousId ?? null,
  }),
  (constraint, payment) =>
    constraint === 'payments_key'
      ? duplicateField('key', payment.key)
      : duplicateField('interfaceId', payment.interfaceId),
)

export const productStore = resourceStore<Product>('product', products, (product) => ({ key: product.key }))

export const categoryStore = resourceStore<Category>('category', categories, (category) => ({
  key: category.key,
}))
