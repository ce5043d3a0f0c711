import { randomUUID } from 'node:crypto'
import { type PastOrder, pastOrders } from '@selvedge/catalogue'
import { createCart } from '../carts/createCart.ts'
import type { CartDeps } from '../carts/loadPricingContext.ts'
import { updateCart } from '../carts/updateCart.ts'
import { money } from '../engine/money/money.ts'
import type { Cart } from '../model/cart.ts'
import type { Customer } from '../model/customer.ts'
import type { Payment } from '../model/payment.ts'
import { createOrder } from '../orders/createOrder.ts'
import { paymentStore } from '../store/stores.ts'

const paymentFor = (cart: Cart, order: PastOrder, customer: Customer, at: string): Payment => {
  const amount = money(cart.currency, (cart.taxedPrice?.totalGross ?? cart.totalPrice).centAmount)
  const charge = { id: randomUUID(), type: 'Charge', state: 'Success', amount, timestamp: at } as const
  return {
    id: randomUUID(),
    version: 1,
    createdAt: at,
    lastModifiedAt: at,
    key: `payment-${order.number.toLowerCase()}`,
    customerId: customer.id,
    amountPlanned: amount,
    paymentMethodInfo: { paymentInterface: 'stripe', method: 'card' },
    paymentStatus: {},
    transactions: [{ ...charge, interactionId: `seed-${order.number}` }],
  }
}

const placePastOrder = async (deps: CartDeps, order: PastOrder, customer: Customer): Promise<void> => {
  const [address] = customer.addresses
  if (!address) return
  const cart = await createCart(deps, {
    currency: order.currency,
    country: address.country,
    locale: customer.locale ?? 'en-US',
    customerId: customer.id,
    customerEmail: customer.email,
    lineItems: order.lines.map(([sku, quantity]) => ({ sku, quantity })),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: { key: order.method },
  })
  const payment = paymentFor(cart, order, customer, deps.now().toISOString())
  await paymentStore.insert(deps.db, payment)
  const paid = await updateCart(
    deps,
    cart,
    cart.version,
    [{ addPayment: { payment: { id: payment.id } } }],
    () => true,
  )
  await createOrder(deps, paid, { version: paid.version, orderNumber: order.number, ...order.states })
}

const dayMs = 86_400_000

/** Places the past orders of the seeded customers with the code of real orders, dated back from `now`. */
export const insertPastOrders = async (
  deps: Omit<CartDeps, 'now'>,
  customers: readonly Customer[],
  now: Date,
): Promise<void> => {
  for (const order of pastOrders) {
    const customer = customers.find((c) => c.email === order.email)
    const at = new Date(now.getTime() - order.daysAgo * dayMs)
    if (customer) await placePastOrder({ ...deps, now: () => at }, order, customer)
  }
}
