import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, ordersOf, paymentsOf, place } from './harness/orders.ts'
import { platformRows, plentifulSku, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const BUYERS = 50

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const stockOf = async (sku: string): Promise<number> => {
  const [row] = await platformRows<{ available: number }>(
    'select quantity_on_stock - reserved as available from inventory where sku = $1',
    [sku],
  )
  return row?.available ?? Number.NaN
}

test('sells the last item to one of fifty buyers, reserves no payment of the others, and keeps the stock at zero or above', async () => {
  const plenty = await plentifulSku()
  const [other] = await platformRows<{ sku: string }>(
    "select sku from inventory where sku like '%-yard' and sku <> $1 and quantity_on_stock > 100 order by sku desc limit 1",
    [plenty],
  )
  const sku = other?.sku ?? ''
  await platformRows(
    'update inventory set quantity_on_stock = 1, reserved = 0, restockable_in_days = null where sku = $1',
    [sku],
  )
  const shoppers = []
  // In small batches: creating fifty carts is not what is tested.
  for (let made = 0; made < BUYERS; made += 10)
    shoppers.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => aShopper(identity.url, { sku, quantity: 1 })))),
    )
  await platformRows(
    `update carts set doc = jsonb_set(doc, '{inventoryMode}', '"ReserveOnOrder"') where id = any($1::uuid[])`,
    [shoppers.map(({ cart }) => cart.id)],
  )
  const done = await Promise.all(shoppers.map((shopper) => place(shopper)))
  const placed = done.filter(({ state }) => state === 'placed')
  expect(placed).toHaveLength(1)
  const failed = done.filter(({ state }) => state === 'failed')
  expect(failed.map(({ problem }) => problem)).toEqual(failed.map(() => ({ kind: 'item-unavailable' })))
  expect(failed[0].message).toBe('This item is no longer available. Please remove.')
  expect(await stockOf(sku)).toBe(0)
  const orders = (await Promise.all(shoppers.map(({ cart }) => ordersOf(cart.id)))).flat()
  expect(orders).toHaveLength(1)
  const numbers = await rowsOf<{ order_number: string }>(
    identity.databaseUrl,
    'select order_number from order_attempt',
    [],
  )
  const payments = (await Promise.all(numbers.map((row) => paymentsOf(row.order_number)))).flat()
  expect(payments.filter(({ captured }) => captured > 0)).toHaveLength(1)
  expect(payments.reduce((sum, { authorised }) => sum + authorised, 0)).toBe(0)
}, 120_000)
