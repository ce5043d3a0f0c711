import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ReturnableOrderLike,
  refundCents,
  returnableUnits,
  returnableUntil,
  returnProblem,
  returnStatus,
} from './orderReturns.ts'

const day = 86_400_000
const delivered = '2026-10-08T09:30:00.000Z'
const after = (days: number): Date => new Date(Date.parse(delivered) + days * day)

const aLine = (id: string, more: object = {}): ReturnableOrderLike['lineItems'][number] => ({
  id,
  name: 'Quince Orchard',
  productKey: 'quince-orchard',
  productType: { key: 'fabric', name: 'Fabric' },
  custom: null,
  variant: null,
  quantity: 3,
  totalPrice: { centAmount: 3000 },
  taxedPrice: { totalGross: { centAmount: 3210 } },
  ...more,
})

const anOrder = (more: Partial<ReturnableOrderLike> = {}): ReturnableOrderLike => ({
  orderState: 'Complete',
  shipmentState: 'Delivered',
  createdAt: '2026-10-01T09:30:00.000Z',
  completedAt: delivered,
  totalPrice: { centAmount: 3600 },
  taxedPrice: { totalGross: { centAmount: 3810 } },
  taxedShippingPrice: { totalGross: { centAmount: 600 } },
  lineItems: [aLine('a')],
  returnInfo: [],
  ...more,
})

test.each([0, 1, 44, 45])('lets a shopper return goods %d days after the delivery', (days) => {
  expect(returnProblem(anOrder(), [{ lineItemId: 'a', quantity: 3 }], after(days))).toBeUndefined()
  expect(returnableUnits(anOrder(), after(days))).toEqual([{ lineItemId: 'a', quantity: 3 }])
})

test.each([46, 47, 400])('does not let a shopper return goods %d days after the delivery', (days) => {
  expect(returnProblem(anOrder(), [{ lineItemId: 'a', quantity: 1 }], after(days))).toBe('too-late')
  expect(returnableUnits(anOrder(), after(days))).toEqual([])
})

test('lets a shopper return goods until the end of the 45th day', () => {
  expect(returnableUntil(anOrder())?.toISOString()).toBe('2026-11-22T23:59:59.999Z')
})

test('counts the days from the last parcel when no delivery is recorded, and from the order when no parcel exists', () => {
  const sent = {
    deliveries: [{ createdAt: '2026-10-03T00:00:00.000Z' }, { createdAt: '2026-10-05T00:00:00.000Z' }],
  }
  expect(returnableUntil(anOrder({ completedAt: null, shippingInfo: sent }))?.toISOString()).toMatch(
    /^2026-11-19T/,
  )
  expect(returnableUntil(anOrder({ completedAt: null }))?.toISOString()).toMatch(/^2026-11-15T/)
})

test.each([
  ['Confirmed', 'Shipped'],
  ['Open', null],
  ['Cancelled', 'Delivered'],
])(
  'does not let a shopper return items of an order with the order state %s and the shipment state %s',
  (orderState, shipmentState) => {
    const order = anOrder({ orderState, shipmentState })
    expect(returnProblem(order, [{ lineItemId: 'a', quantity: 1 }], after(1))).toBe('not-delivered')
    expect(returnableUnits(order, after(1))).toEqual([])
  },
)

test('accepts returns of cut and printed cloth, but not of subscriptions or free gifts', () => {
  const order = anOrder({
    lineItems: [
      aLine('cut'),
      aLine('club', { productType: { key: 'subscriptions', name: 'Subscriptions' } }),
      aLine('gift', { totalPrice: { centAmount: 0 } }),
    ],
  })
  expect(returnableUnits(order, after(1)).map(({ lineItemId }) => lineItemId)).toEqual(['cut'])
  expect(returnProblem(order, [{ lineItemId: 'club', quantity: 1 }], after(1))).toBe('not-returnable')
})

test('accepts at most the bought units that are not returned yet', () => {
  const order = anOrder({ returnInfo: [{ items: [{ lineItemId: 'a', quantity: 2 }] }] })
  expect(returnableUnits(order, after(1))).toEqual([{ lineItemId: 'a', quantity: 1 }])
  expect(returnProblem(order, [{ lineItemId: 'a', quantity: 1 }], after(1))).toBeUndefined()
  expect(returnProblem(order, [{ lineItemId: 'a', quantity: 2 }], after(1))).toBe('too-many')
  const twice = [
    { lineItemId: 'a', quantity: 1 },
    { lineItemId: 'a', quantity: 1 },
  ]
  expect(returnProblem(order, twice, after(1))).toBe('too-many')
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('refuses a return of %d units', (quantity) => {
  expect(returnProblem(anOrder(), [{ lineItemId: 'a', quantity }], after(1))).toBe('too-many')
})

test('refuses a return without lines, and a return of an unknown line', () => {
  expect(returnProblem(anOrder(), [], after(1))).toBe('nothing-chosen')
  expect(returnProblem(anOrder(), [{ lineItemId: 'x', quantity: 1 }], after(1))).toBe('not-returnable')
})

test.each([
  ['Advised', 'NonRefundable', 'Requested'],
  ['Returned', 'Initial', 'Received'],
  ['Unusable', 'Initial', 'Received'],
  ['Returned', 'Refunded', 'Refunded'],
  ['BackInStock', 'Refunded', 'Refunded'],
  ['Returned', 'NotRefunded', 'Declined'],
])(
  'maps a return with the shipment state %s and the payment state %s to %s',
  (shipmentState, paymentState, status) => {
    expect(returnStatus([{ shipmentState, paymentState }])).toBe(status)
  },
)

test('refunds prices with tax, but not the shipping', () => {
  expect(refundCents(anOrder(), [{ lineItemId: 'a', quantity: 3 }], [])).toBe(3210)
})

test('distributes a discount on the whole order over its lines', () => {
  const order = anOrder({ taxedPrice: { totalGross: { centAmount: 2205 } } })
  expect(refundCents(order, [{ lineItemId: 'a', quantity: 3 }], [])).toBe(1605)
})

test('refunds exactly what was paid for the goods, however the units are split into returns', () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 20 }), cents: fc.integer({ min: 0, max: 100_000 }) }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 5000 }),
      (bought, percent, shipping) => {
        const goods = bought.reduce((sum, { cents }) => sum + cents, 0)
        const paid = Math.round((goods * percent) / 100)
        const order = anOrder({
          lineItems: bought.map(({ quantity, cents }, index) =>
            aLine(String(index), { quantity, totalPrice: { centAmount: cents }, taxedPrice: null }),
          ),
          taxedPrice: { totalGross: { centAmount: paid + shipping } },
          taxedShippingPrice: { totalGross: { centAmount: shipping } },
        })
        const units = bought.flatMap(({ quantity }, index) =>
          Array.from({ length: quantity }, () => ({ lineItemId: String(index), quantity: 1 })),
        )
        const parts = units.map((unit, index) => refundCents(order, [unit], units.slice(0, index)))
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(goods === 0 ? 0 : paid)
      },
    ),
  )
})
