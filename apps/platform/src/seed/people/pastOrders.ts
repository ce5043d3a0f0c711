import { randomUUID } from 'node:crypto'
import { createCart } from '../../carts/createCart.ts'
import type { CartDeps } from '../../carts/loadWorld.ts'
import { updateCart } from '../../carts/updateCart.ts'
import { money } from '../../engine/money/money.ts'
import type { Cart } from '../../model/cart.ts'
import type { Customer } from '../../model/customer.ts'
import type { Payment } from '../../model/payment.ts'
import { createOrder, type OrderCommand } from '../../orders/createOrder.ts'
import { paymentStore } from '../../store/stores.ts'

type PastOrder = {
  readonly email: string
  readonly number: string
  readonly daysAgo: number
  readonly currency: string
  readonly method: string
  readonly lines: readonly (readonly [sku: string, quantity: number])[]
  readonly states: Pick<OrderCommand, 'orderState' | 'shipmentState' | 'paymentState'>
}

const delivered = { orderState: 'Complete', shipmentState: 'Delivered', paymentState: 'Paid' } as const
const inProgress = { orderState: 'Confirmed', shipmentState: 'Pending', paymentState: 'Paid' } as const
const cancelled = { orderState: 'Cancelled', shipmentState: 'Canceled', paymentState: 'CreditOwed' } as const

const orders: readonly PastOrder[] = [
  {
    email: 'customer@example.com',
    number: 'SV-100001',
    daysAgo: 61,
    currency: 'USD',
    method: 'standard',
    states: delivered,
    lines: [
      ['quince-orchard-night-pond-printed-fabric-qc-yard', 3],
      ['fabric-sampler-set', 1],
    ],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100004',
    daysAgo: 24,
    currency: 'USD',
    method: 'standard',
    states: cancelled,
    lines: [['court-of-oranges-delft-printed-fabric-lc-yard', 2]],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100007',
    daysAgo: 2,
    currency: 'USD',
    method: 'priority',
    states: inProgress,
    lines: [
      ['hedgerow-walk-olive-printed-fabric-os-yard', 4],
      ['high-water-lagoon-printed-fabric-qc-swatch', 2],
    ],
  },
  {
    email: 'trade@example.com',
    number: 'SV-100002',
    daysAgo: 45,
    currency: 'USD',
    method: 'standard',
    states: delivered,
    lines: [['court-of-oranges-terracotta-printed-fabric-bl-yard', 16]],
  },
  {
    email: 'trade@example.com',
    number: 'SV-100006',
    daysAgo: 3,
    currency: 'USD',
    method: 'express',
    states: inProgress,
    lines: [
      ['terrazzo-rosa-rose-jam-printed-fabric-pv-yard', 6],
      ['small-hours-bedtime-printed-fabric-cl-yard', 5],
    ],
  },
  {
    email: 'plus@example.com',
    number: 'SV-100003',
    daysAgo: 33,
    currency: 'GBP',
    method: 'membership',
    states: delivered,
    lines: [['plus-membership', 1]],
  },
  {
    email: 'plus@example.com',
    number: 'SV-100005',
    daysAgo: 4,
    currency: 'GBP',
    method: 'standard',
    states: inProgress,
    lines: [
      ['small-hours-moonflower-printed-fabric-os-yard', 5],
      ['high-water-milk-jug-printed-fabric-bl-fq', 2],
    ],
  },
]

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

const place = async (deps: CartDeps, order: PastOrder, customer: Customer): Promise<void> => {
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

/** Earlier orders of the seeded customers, placed through the same code as any other, each at its own day. */
export const insertPastOrders = async (
  deps: Omit<CartDeps, 'now'>,
  customers: readonly Customer[],
  now: Date,
): Promise<void> => {
  for (const order of orders) {
    const customer = customers.find((c) => c.email === order.email)
    const at = new Date(now.getTime() - order.daysAgo * dayMs)
    if (customer) await place({ ...deps, now: () => at }, order, customer)
  }
}
