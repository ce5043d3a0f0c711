import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperatorBrowser } from './harness/operatorBrowser.ts'
import { anOperator, OPERATOR_KEY } from './harness/operators.ts'
import { aShopper, CARDS, orderNumberOf, place } from './harness/orders.ts'
import { platformRows } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
let operator: OperatorBrowser

beforeAll(async () => {
  identity = await startIdentity({ environment: { OPERATOR_KEY } })
  operator = await anOperator(identity)
})
afterAll(() => identity.stop())

test('lists orders, finds an order by its number, name or email address, and shows the steps of each order', async () => {
  const shopper = await aShopper(identity.url)
  const { orderNumber, id } = await place(shopper)
  const declined = await place(await aShopper(identity.url, { card: CARDS.declined }))
  const declinedNumber = await orderNumberOf(identity, declined.id)

  const list = await operator.get('/operator/orders')
  expect(list.text).toContain(orderNumber)
  expect(list.text).toMatch(/Marianne Hale .*2 .*Placed/)
  expect(list.text).toContain('Not placed')
  const failed = await operator.get('/operator/orders?state=failed')
  expect(failed.text).toContain(declinedNumber)
  expect(failed.text).not.toContain(orderNumber)
  expect((await operator.get('/operator/orders?site=LH')).text).not.toContain(orderNumber)

  for (const query of [orderNumber.toLowerCase(), id, 'MARIANNE.HALE@example.com', 'Marianne Hale', 'hale'])
    expect([query, (await operator.get(`/operator/orders?query=${encodeURIComponent(query)}`)).text]).toEqual(
      [query, expect.stringContaining(orderNumber)],
    )
  expect((await operator.get('/operator/orders?query=nobody@example.com')).text).toContain('No orders here')

  const page = await operator.get(`/operator/orders/${orderNumber}`)
  for (const text of [
    'Authorize the payment',
    'Capture the payment',
    'Finish',
    'authorized, captured',
    id,
    '12534',
  ])
    expect(page.text).toContain(text)
  expect(page.text).toMatch(new RegExp(`Your order ${orderNumber} .* sent`))
  const refusedOrder = await operator.get(`/operator/orders/${declinedNumber}`)
  expect(refusedOrder.text).toContain('The provider declined the payment.')
  expect((await operator.get('/operator/orders/SV-1')).status).toBe(404)
  expect((await operator.get('/operator/orders/%27')).status).toBe(404)
})

test('escapes texts that shoppers entered', async () => {
  const shopper = await aShopper(identity.url)
  await platformRows(
    `update carts set doc = jsonb_set(doc, '{shippingAddress,lastName}', '"<img src=x onerror=alert(1)>"') where id = $1`,
    [shopper.cart.id],
  )
  const { id } = await place(shopper)
  const list = await operator.get('/operator/orders')
  const page = await operator.get(`/operator/orders/${await orderNumberOf(identity, id)}`)
  for (const { html, text } of [list, page]) {
    expect(html).not.toContain('<img')
    expect(text).toContain('<img src=x onerror=alert(1)>')
  }
})
