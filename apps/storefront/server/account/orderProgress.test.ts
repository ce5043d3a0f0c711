import { anOrder } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { orderProgress } from './orderProgress.ts'

const placedAt = '2026-11-18T09:42:00.000Z'
const order = (changes: object = {}) =>
  ({ ...anOrder(), createdAt: placedAt, completedAt: null, ...changes }) as ReturnType<typeof anOrder>

const summary = (changes: object) =>
  orderProgress(order(changes)).steps.map(({ name, state }) => `${name} ${state}`)

test.each([
  ['Open', { orderState: 'Open', shipmentState: null }, 'placed'],
  ['Confirmed', { orderState: 'Confirmed', shipmentState: null }, 'printing'],
  ['Pending', { orderState: 'Confirmed', shipmentState: 'Pending' }, 'printing'],
  ['Ready', { orderState: 'Confirmed', shipmentState: 'Ready' }, 'packed'],
  ['Shipped', { orderState: 'Confirmed', shipmentState: 'Shipped' }, 'sent'],
  ['Partial', { orderState: 'Confirmed', shipmentState: 'Partial' }, 'sent'],
])('derives the current step from the platform’s order and shipment states: %s', (_, states, current) => {
  const { status, steps } = orderProgress(order(states))
  expect(status).toBe('In Progress')
  expect(steps.find(({ state }) => state === 'current')?.name).toBe(current)
})

test('marks all steps as done after delivery, with the dates on which the order was placed and completed', () => {
  const completedAt = '2026-11-24T10:00:00.000Z'
  const { status, steps } = orderProgress(
    order({ orderState: 'Complete', shipmentState: 'Delivered', completedAt }),
  )
  expect(status).toBe('Delivered')
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
  expect(steps.map(({ at }) => at)).toEqual([placedAt, undefined, undefined, undefined, completedAt])
})

test('shows a cancelled order as placed and then cancelled', () => {
  expect(summary({ orderState: 'Cancelled', shipmentState: 'Canceled' })).toEqual([
    'placed done',
    'cancelled current',
  ])
})
