import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Page } from './browser.ts'
import { creditOf, giveCredit } from './giveCredit.ts'
import { aShopper, choose, paymentsOf, place } from './orders.ts'
import { newCustomer, password } from './people.ts'
import { platformRows, rowsOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'

type Service = Pick<TestIdentity, 'url' | 'databaseUrl'>

/** Delivers an order some days ago. */
export const deliverOrder = (orderNumber: string, daysAgo: number) =>
  platformRows(
    `update orders set doc = doc || jsonb_build_object('orderState', 'Complete', 'shipmentState', 'Delivered',
       'completedAt', to_char(now() - $2 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where order_number = $1`,
    [orderNumber, daysAgo],
  )

type Line = { readonly id: string; readonly quantity: number; readonly gross: number }

/** A customer's delivered order of three units, and its line. */
export const aDeliveredOrder = async (identity: Service, { credit = 0, daysAgo = 3 } = {}) => {
  const customer = await newCustomer()
  if (credit > 0) await giveCredit(identity.databaseUrl, customer.id, credit)
  const login = { email: customer.email, password }
  const { page, cart, total } = await aShopper(identity.url, { login, quantity: 3 }).then(async (shopper) => {
    if (credit > 0) await choose(shopper, { kind: 'keep' }, credit)
    return shopper
  })
  const { orderNumber } = await place({ page, cart, total, token: '' })
  await deliverOrder(String(orderNumber), daysAgo)
  const [row] = await platformRows<{ line: Line }>(
    `select jsonb_build_object('id', line->>'id', 'quantity', line->'quantity', 'gross', line->'taxedPrice'->'totalGross'->'centAmount') as line
     from orders, jsonb_array_elements(doc->'lineItems') as line where order_number = $1`,
    [orderNumber],
  )
  if (!row) throw new Error('the order has no line')
  return { customer, page, orderNumber: String(orderNumber), line: row.line, total }
}
export type DeliveredOrder = Awaited<ReturnType<typeof aDeliveredOrder>>

type ReturnInput = {
  quantity?: number
  requestId?: string
  key?: string
  page?: Page
  comment?: string
  lineItemId?: string
}

/** Requests a return of units of an order's line. */
export const requestReturn = ({ orderNumber, line, page }: DeliveredOrder, input: ReturnInput = {}) => {
  const { quantity = 1, requestId = randomUUID(), key, comment = 'It is greener than I thought.' } = input
  return (input.page ?? page).post('/api/selvedge/order-returns', {
    orderNumber,
    requestId,
    items: [{ lineItemId: input.lineItemId ?? line.id, quantity }],
    reason: 'unexpected',
    comment,
    ...(key ? { key } : {}),
  })
}

/** The returns of an order at the platform. */
export const returnsOf = async (orderNumber: string) =>
  (
    await platformRows<{ returns: { returnTrackingId: string; items: Record<string, unknown>[] }[] | null }>(
      `select doc->'returnInfo' as returns from orders where order_number = $1`,
      [orderNumber],
    )
  )[0]?.returns ?? []

/** The subjects of the mails about a return. */
export const returnMailsOf = async ({ databaseUrl }: Service, number: string): Promise<string[]> =>
  (
    await rowsOf<{ subject: string }>(
      databaseUrl,
      'select subject from mail where key like $1 order by created_at',
      [`return:${number}%`],
    )
  ).map(({ subject }) => subject)

/** Waits until a return is refunded or declined. */
export const waitUntilReturnFinished = ({ databaseUrl }: Service, number: string) =>
  expect
    .poll(
      () =>
        rowsOf(databaseUrl, 'select 1 from order_return where number = $1 and finished_at is not null', [
          number,
        ]),
      {
        timeout: 40_000,
      },
    )
    .toHaveLength(1)

/** Expects that a return was refunded to the payment and the credit exactly once. */
export const expectRefunded = async (
  identity: Service,
  { orderNumber, customer }: DeliveredOrder,
  number: string,
  payment: number,
  credit = 0,
) => {
  await waitUntilReturnFinished(identity, number)
  expect(await returnsOf(orderNumber)).toMatchObject([
    { returnTrackingId: number, items: [{ shipmentState: 'Returned', paymentState: 'Refunded' }] },
  ])
  expect(await paymentsOf(orderNumber)).toMatchObject([{ refunded: payment }])
  expect(await creditOf(identity, customer.id)).toBe(credit)
  expect(await returnMailsOf(identity, number)).toEqual([
    `Your return ${number}`,
    `Your return ${number} is refunded`,
  ])
  const rows = await platformRows<{ cents: number[] }>(
    `select jsonb_path_query_array(p.doc, '$.transactions[*] ? (@.type == "Refund").amount.centAmount') as cents
     from payments p, orders o where o.order_number = $1 and o.doc->'paymentIds' ? p.id::text`,
    [orderNumber],
  )
  expect(rows.flatMap(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0)).toBe(payment + credit)
}
