import { fillHostedCard, logIn, type Page, query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const SUBSCRIPTIONS = '/account/dashboard/subscriptions'

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const login = await aVisitor().open(SUBSCRIPTIONS)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', SUBSCRIPTIONS])
})

test('shows the price, the order and the end date of a membership, and repeats the end date on the overview', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'plus@example.com')
  const page = await visitor.open(SUBSCRIPTIONS)
  expect(page.text).toMatch(/Plus.* to .*, order SV-100003.*Ends on /)
  const [, end = ''] = /Ends on (\w+ \d+, \d+)/.exec(page.text) ?? []
  expect((await visitor.open('/account/dashboard')).text).toContain(`member until ${end}`)
  const order = await page.follow(/order SV-100003$/)
  expect(order.path).toBe('/account/orders/SV-100003')
})

test('shows a link to the shop’s subscriptions to a customer without a subscription', async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  const page = await visitor.open(SUBSCRIPTIONS)
  expect(page.text).toContain('You have no subscription at the moment')
  expect((await page.follow('Plus and Swatch Club')).path).toBe('/category/subscriptions')
})

/** A customer with a copy of the seeded membership. */
const aMember = async () => {
  const email = await createCustomer('customer')
  await query(
    shop,
    'platform',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', g.id, 'order_number', 'P-' || left(c.id::text, 8), 'customer_id', c.id, 'customer_email', $1::text, 'cart_id', g.id,
        'doc', o.doc || jsonb_build_object('id', g.id, 'orderNumber', 'P-' || left(c.id::text, 8),
          'customerId', c.id, 'customerEmail', $1::text)))).*
     from orders o, customers c, lateral (select gen_random_uuid() id, c.id as customer) g
     where o.order_number = 'SV-100003' and c.lowercase_email = $1`,
    [email],
  )
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor
}

const addCard = async (page: Page, number: string) => fillHostedCard(await page.press('Add a card'), number)

test('turns the renewal of a membership on and off, and shows the card, the price and the day of the charge', async () => {
  const visitor = await aMember()
  const before = await visitor.open(SUBSCRIPTIONS)
  expect(before.text).toMatch(/Ends on /)
  expect(before.text).toContain('To have it renewed, save a payment method first')
  await addCard(await before.follow('Saved payment methods'), '4242 4242 4242 4242')
  const page = await visitor.open(SUBSCRIPTIONS)
  expect(page.text).toMatch(/On \w+ \d+, 20\d\d we charge .\d+\.\d\d to it/)
  const renewed = await page.press('Turn renewal on')
  expect(renewed.notices.join()).toContain('Plus is renewed by your payment method')
  expect(renewed.text).toMatch(/Renews on \w+ \d+, 20\d\d/)
  expect(renewed.text).toMatch(/\d+\.\d\d from Visa ending in 4242/)
  const ended = await renewed.press(/^Turn the renewal of Plus/)
  expect(ended.notices.join()).toContain('is not renewed any more')
  expect(ended.text).toMatch(/Ends on /)
  expect((await ended.press('Turn renewal on')).text).toMatch(/Renews on /)
})

test('shows how long a failed renewal is retried, and offers to use another card', async () => {
  const visitor = await aMember()
  await addCard(await visitor.open('/account/dashboard/payment-methods'), '4000 0000 0000 0002')
  const page = await (await visitor.open(SUBSCRIPTIONS)).press('Turn renewal on')
  const number = /order (P-\w+)/.exec(page.text)?.[1]
  await query(
    shop,
    'identity',
    `update subscription_renewal set failed_order_number = $1, failures = 1, tried_at = now(), problem = 'declined'
     where customer_id = (select customer_id from subscription_period where order_number = $1)`,
    [number],
  )
  await query(
    shop,
    'identity',
    `update subscription_period set ends_at = now() - interval '1 hour' where order_number = $1`,
    [number],
  )
  const failing = await page.reload()
  expect(failing.text).toMatch(/Payment failed, we try until \w+ \d+, 20\d\d/)
  expect(failing.text).toContain('Choose another one, and we try it at once')
  expect(failing.has('button', 'Use this payment method')).toBe(true)
})

test('refuses a card that the customer does not have', async () => {
  const visitor = await aMember()
  const refused = await visitor.post(SUBSCRIPTIONS, { name: 'Plus', intent: 'on', card: 'x' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('cannot be renewed, or not with this payment method')
})
