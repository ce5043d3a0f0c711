import { expect, test } from 'vitest'
import type { Books } from './readBooks.ts'
import { reconcile } from './reconcile.ts'

const before: Books = {
  orders: [],
  payments: [],
  providers: [],
  ledger: { 'customer:1:USD': 500, 'issued:USD': -500 },
  stock: { 'peony-yard': 10 },
  confirmations: [],
}

const payment = (id: string, paymentInterface: string, centAmount: number) => ({
  id,
  doc: { amountPlanned: { centAmount, currencyCode: 'USD' }, paymentMethodInfo: { paymentInterface } },
})

const order = {
  number: '200001',
  cart: 'cart-1',
  doc: {
    totalPrice: { centAmount: 2500, currencyCode: 'USD' },
    orderState: 'Open',
    inventoryMode: 'ReserveOnOrder',
    paymentIds: ['card', 'credit'],
    lineItems: [{ quantity: 2, variant: { sku: 'peony-yard' } }],
  },
}

/** The books after one order of $25: $20 by card, $5 of store credit. */
const after: Books = {
  orders: [order],
  payments: [payment('card', 'stripe', 2000), payment('credit', 'spoondollars', 500)],
  providers: [{ reference: '200001', captured: 2000, authorised: 0 }],
  ledger: { 'customer:1:USD': 0, 'issued:USD': -500, 'spent:USD': 500 },
  stock: { 'peony-yard': 8 },
  confirmations: ['200001'],
}

test('finds no difference after an order, and counts the bought units', () =>
  expect(reconcile(before, after)).toEqual({
    orders: 1,
    cancelled: 0,
    capturedCents: 2000,
    creditCents: 500,
    units: 2,
    differences: [],
  }))

test('expects no captured payment and no sold stock for a cancelled order', () => {
  const cancelled = { ...order, doc: { ...order.doc, orderState: 'Cancelled' } }
  const {
    orders,
    cancelled: count,
    differences,
  } = reconcile(before, {
    ...before,
    orders: [cancelled],
    providers: [{ reference: '200001', captured: 0, authorised: 0 }],
  })
  expect({ orders, count, differences }).toEqual({ orders: 0, count: 1, differences: [] })
})

test.each<[string, Partial<Books>, string]>([
  [
    'a second order of a cart',
    { orders: [order, { ...order, number: '200002' }] },
    'orders of cart cart-1: 2',
  ],
  ['a missing payment', { payments: [payment('card', 'stripe', 2000)] }, 'payments of order 200001: 2000'],
  [
    'a second charge',
    { providers: [...after.providers, { reference: '200001_2', captured: 2000, authorised: 0 }] },
    'cents captured for order 200001: 4000',
  ],
  [
    'a charge without an order',
    { providers: [...after.providers, { reference: '200009', captured: 100, authorised: 0 }] },
    'cents captured for 200009, which is no order: 100',
  ],
  [
    'an amount that is still held',
    { providers: [{ reference: '200001', captured: 2000, authorised: 300 }] },
    'cents that a provider holds for 200001: 300',
  ],
  ['a second confirmation', { confirmations: ['200001', '200001'] }, 'confirmations of order 200001: 2'],
  [
    'a confirmation without an order',
    { confirmations: ['200001', '7'] },
    'confirmation of 7, which is no order',
  ],
  [
    'a ledger with another sum',
    { ledger: { ...after.ledger, 'customer:1:USD': 1 } },
    'sum of the ledger in USD: 1',
  ],
  [
    'credit that is still held',
    { ledger: { ...after.ledger, 'held:USD': 5, 'customer:1:USD': -5 } },
    'held store credit in USD: 5',
  ],
  [
    'credit that was spent twice',
    { ledger: { 'issued:USD': -1000, 'spent:USD': 1000 } },
    'spent store credit in USD: 1000',
  ],
  ['stock that was taken twice', { stock: { 'peony-yard': 6 } }, 'stock of peony-yard: 6 instead of 8'],
])('reports %s', (_, changes, difference) =>
  expect(reconcile(before, { ...after, ...changes }).differences).toContainEqual(
    expect.stringContaining(difference),
  ),
)
