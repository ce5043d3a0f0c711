import { expect } from 'vitest'
import type { Page } from './browser.ts'
import { creditOf } from './giveCredit.ts'
import { aCreditShopper, ordersOf, paymentsOf, place, stockOf } from './orders.ts'
import { platformRows, rowsOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'

type Service = Pick<TestIdentity, 'url' | 'databaseUrl'>

/** Requests the cancellation of an order. `key` is the one in the order's mail. */
export const cancelOrder = (page: Page, orderNumber: string, key?: string) =>
  page.post('/api/selvedge/order-cancellations', { orderNumber, ...(key ? { key } : {}) })

/** A customer's order of two units, paid half by store credit, and the stock before it. */
export const anOrderWithCredit = async (identity: Service, sku?: string) => {
  const { customer, shopper, stock } = await aCreditShopper(identity, sku ? { sku } : {})
  const { orderNumber } = await place(shopper)
  return { customer, shopper, orderNumber: String(orderNumber), stock }
}
export type OrderWithCredit = Awaited<ReturnType<typeof anOrderWithCredit>>

const noticesOf = ({ databaseUrl }: Service, orderNumber: string) =>
  rowsOf(databaseUrl, 'select 1 from mail where key = $1', [`order-cancelled:${orderNumber}`])

/** Expects that money, credit and stock of an order were returned exactly once. */
export const expectCancelled = async (
  identity: Service,
  { customer, shopper, orderNumber, stock }: OrderWithCredit,
) => {
  await expect.poll(() => noticesOf(identity, orderNumber), { timeout: 40_000 }).toHaveLength(1)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderNumber, orderState: 'Cancelled' }])
  const charged = shopper.total - 500
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { captured: expect.any(Number), authorised: 0, refunded: charged },
  ])
  expect(await creditOf(identity, customer.id)).toBe(500)
  expect(await stockOf(shopper.cart)).toBe(stock)
  const [attempt] = await rowsOf<{ id: string }>(
    identity.databaseUrl,
    'select id from order_attempt where order_number = $1',
    [orderNumber],
  )
  const rows = await platformRows<{ types: string[] }>(
    `select jsonb_path_query_array(doc, '$.transactions[*].type') as types from payments where doc->>'key' like $1`,
    [`${attempt?.id}%`],
  )
  expect(rows.map(({ types }) => types)).toEqual([
    ['Authorization', 'Charge', 'Refund'],
    ['Authorization', 'Charge', 'Refund'],
  ])
}
