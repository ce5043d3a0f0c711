import { logIn, type Page, query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const numbers = (page: Page): string[] =>
  page.all('link', /^SV-|^H-/, page.main).map((link) => link.textContent ?? '')

const openHistory = async (search = '', email = 'customer@example.com'): Promise<Page> => {
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor.open(`/account/dashboard/orders${search}`)
}

/** Copies a seeded order to a new customer, once for each of the last days. */
const givenHistory = async (count: number): Promise<string> => {
  const email = await createCustomer('customer')
  await query(
    shop,
    'platform',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', g.id, 'order_number', 'H-' || left(c.id::text, 8) || '-' || n, 'customer_id', c.id, 'customer_email', $1::text,
        'created_at', now() - n * interval '1 day', 'cart_id', g.id,
        'doc', o.doc || jsonb_build_object('id', g.id, 'orderNumber', 'H-' || left(c.id::text, 8) || '-' || n,
          'customerId', c.id, 'customerEmail', $1::text)))).*
     from orders o, customers c, generate_series(1, $2::int) n, lateral (select gen_random_uuid() id, n as day) g
     where o.order_number = 'SV-100001' and c.lowercase_email = $1`,
    [email, count],
  )
  return email
}

test('lists status, date, total, recipient and item count of each order, and links to the order', async () => {
  const page = await openHistory()
  const row = page.article(/SV-100001/)
  for (const text of ['Delivered', '4 items', 'Ada Whitlock', '$']) expect(row.textContent).toContain(text)
  expect(row.textContent).toMatch(/\w+ \d+, 20\d\d/)
  const order = await page.follow('SV-100001')
  expect([order.path, order.status]).toEqual(['/account/orders/SV-100001', 200])
})

test.each([
  ['a number', 'sv-100007', ['SV-100007']],
  ['a product', 'quince', ['SV-100001']],
  ['a product and a number', 'orchard 100001', ['SV-100001']],
  ['nothing that was ordered', 'zeppelin', []],
])('lists the matching orders when a customer searches for %s', async (_, text, found) => {
  const page = await openHistory(`?query=${encodeURIComponent(text)}`)
  expect(numbers(page)).toEqual(found)
  if (found.length === 0) expect(page.text).toContain(`No order with “${text}”`)
  expect(page.value('Order number or product')).toBe(text)
  // The header searches designs.
  expect(page.value(/^Search/)).toBe('')
})

test('shows each order on only one page of the history or of a search, and responds with 404 after the last page', async () => {
  const email = await givenHistory(12)
  const first = await openHistory('', email)
  expect(numbers(first)).toHaveLength(10)
  const second = await first.follow('Next')
  expect(new Set([...numbers(first), ...numbers(second)]).size).toBe(12)
  const found = await (await openHistory('?query=quince', email)).follow('Next')
  expect(numbers(found)).toEqual(numbers(second))
  expect((await openHistory('?page=3', email)).status).toBe(404)
})
