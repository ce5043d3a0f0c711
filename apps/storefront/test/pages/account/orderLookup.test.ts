import { confirmationText, logIn, marianne, type Page } from '@selvedge/testing'
import { beforeAll, expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

const MISSING = 'We found no order with this number and email. Please check both.'

/** The number of a guest's order. No test changes the order. */
let number: string
beforeAll(async () => {
  const order = await givenOrder({ address: marianne })
  number = order.number
})

const lookUp = async (orderNumber: string, email: string, visitor = aVisitor()): Promise<Page> => {
  const form = await visitor.open('/account/orders')
  return form.fill('Order number', orderNumber).fill('Email', email).press('Find the order')
}

test('finds a guest’s order on another device by number and email address, and orders the items again', async () => {
  const page = await lookUp(`#${number.toLowerCase()}`, marianne.email.toUpperCase())
  expect([page.status, page.path]).toEqual([200, `/account/orders/${number}`])
  expect(page.text).toContain(number)
  const cart = await page.press('Order again')
  expect(cart.all('spinbutton', /^Quantity/)).toHaveLength(1)
})

test('gives the same response for an unknown number, a wrong email address and a customer’s order', async () => {
  const pages = await Promise.all([
    lookUp('SV-999999', marianne.email),
    lookUp(number, 'somebody.else@example.com'),
    lookUp('SV-100001', 'customer@example.com'),
  ])
  for (const page of pages) {
    expect(page.status).toBe(404)
    expect(page.alerts.join()).toContain(MISSING)
  }
})

test('blocks a visitor who looks up one order too often, but does not block the owner of the order', async () => {
  const visitor = aVisitor()
  const responses: Page[] = []
  for (let at = 0; at < 11; at += 1) responses.push(await lookUp(number, `guess-${at}@example.com`, visitor))
  expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(404), 429])
  const limited = await lookUp(number, marianne.email, visitor)
  expect(limited.status).toBe(429)
  expect((await lookUp(number, marianne.email)).status).toBe(200)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('opens an order by the link in its mail, and opens no other order by that link', async () => {
  const mail = await confirmationText(shop, number)
  const link = new URL(/See your order: (\S+)/.exec(mail)?.[1] ?? '')
  const page = await aVisitor().open(link.pathname + link.search)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(number)])
  expect((await aVisitor().open(`/account/orders/SV-100001${link.search}`)).status).toBe(404)
  expect((await aVisitor().open(`${link.pathname}${link.search}x`)).status).toBe(404)
  expect((await aVisitor().open(link.pathname)).status).toBe(404)
})

test('redirects a signed-in customer from the lookup form to the orders of the account', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'customer@example.com')
  expect((await visitor.open('/account/orders')).path).toBe('/account/dashboard/orders')
})
