import {
  logIn,
  mailText,
  marianne,
  type Page,
  query,
  runIdentityAdmin,
  type Visitor,
} from '@selvedge/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

const open = async (path: string, email = 'customer@example.com'): Promise<Page> => {
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor.open(path)
}

/** Delivers an order some days ago. */
const deliver = (number: string, daysAgo = 3) =>
  query(
    shop,
    'platform',
    `update orders set doc = doc || jsonb_build_object('orderState', 'Complete', 'shipmentState', 'Delivered',
       'completedAt', to_char(now() - $2 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where order_number = $1`,
    [number, daysAgo],
  )

/** A guest's order that was delivered. */
const givenDelivered = async () => {
  const { visitor, number } = await givenOrder({ address: marianne })
  await deliver(number)
  return { visitor, number }
}

const units = /^How many of /
const choose = async (page: Page, text = '1'): Promise<Page> => {
  page.fill(units, text)
  page.fill('Reason', 'unexpected')
  return page.press('Request the return')
}

test('requests a return, and shows the return’s label, its confirmation mail and its refund', async () => {
  const { visitor, number } = await givenDelivered()
  const order = await visitor.open(`/account/orders/${number}`)
  const page = await order.follow(/^Return items until \w+ \d+, 20\d\d$/)
  expect(page.path).toBe(`/account/orders/${number}/return`)
  const returned = await choose(page)
  expect([returned.path, returned.heading]).toEqual([
    `/account/orders/${number}/returns/${number}-R1`,
    'Send us your parcel',
  ])
  expect(returned.notices.join()).toContain('We have your return')
  expect(returned.has('img', `Barcode of ${number}-R1`)).toBe(true)
  for (const text of ['Selvedge Returns', 'Hudson', `${number}-R1`, 'Requested'])
    expect(returned.text).toContain(text)
  expect(await mailText(shop, ({ subject }) => subject === `Your return ${number}-R1`)).toContain(
    `/account/orders/${number}/returns/${number}-R1?key=`,
  )
  expect((await visitor.open(`/account/orders/${number}`)).text).toMatch(
    new RegExp(`Return ${number}-R1.*1 × .*Requested`),
  )

  await runIdentityAdmin(shop.identityDatabase, 'receive-return', `${number}-R1`)
  const text = await mailText(shop, ({ subject }) => subject === `Your return ${number}-R1 is refunded`)
  const amount = /\$\d+\.\d\d/.exec(text)?.[0]
  expect(amount).toBeTruthy()
  const refunded = await returned.reload()
  expect(refunded.heading).toBe('Your return is refunded')
  expect(refunded.has('img', `Barcode of ${number}-R1`)).toBe(false)
  expect((await visitor.open(`/account/orders/${number}`)).text).toContain(`${amount} refunded`)
})

test('keeps the typed units, reason and comment of a return when the session has ended', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'customer@example.com')
  const [order] = await query<{ order_number: string }>(
    shop,
    'platform',
    `select order_number from orders where doc->>'customerEmail' = 'customer@example.com'
       and doc->>'shipmentState' = 'Delivered' order by created_at desc limit 1`,
    [],
  )
  const path = `/account/orders/${order?.order_number}/return`
  const typed = (await visitor.open(path))
    .fill('Reason', 'damaged')
    .fill(/^What should we know/, 'A seam is open\0')
  await visitor.post('/account/logout', {})
  const ended = await typed.press('Request the return')
  expect([ended.status, ended.path, ended.value('Reason')]).toEqual([401, path, 'damaged'])
  expect(ended.value(/^What should we know/)).toContain('A seam is open')
  expect(ended.alerts.join()).toContain('Your session has ended. What you typed is still here')
})

test('requests one return when the button of a corrected form is pressed twice', async () => {
  const { visitor, number } = await givenDelivered()
  const page = await visitor.open(`/account/orders/${number}/return`)
  const corrected = (await choose(page, 'x')).fill(units, '1').fill('Reason', 'changed-mind')
  const press = (): Promise<Page> => corrected.press('Request the return')
  const pages = await Promise.all([press(), press()])
  const again = await press()
  for (const { path } of [...pages, again])
    expect(path).toBe(`/account/orders/${number}/returns/${number}-R1`)
  expect((await visitor.open(`/account/orders/${number}`)).text).not.toContain(`${number}-R2`)
})

test('requests a return in another browser by the link in the order’s mail', async () => {
  const { number } = await givenDelivered()
  const mail = await mailText(shop, ({ subject }) => subject.includes(number))
  const link = /\/account\/orders\/\S+\?key=\S+/.exec(mail)?.[0] ?? ''
  const returned = await choose(await (await aVisitor().open(link)).follow(/^Return items until/))
  expect([returned.heading, returned.url.searchParams.has('key')]).toEqual(['Send us your parcel', true])
})

describe('a delivered order', () => {
  let order: Awaited<ReturnType<typeof givenDelivered>>
  beforeAll(async () => {
    order = await givenDelivered()
  })
  beforeEach(() => deliver(order.number))

  test('refuses an invalid unit count, shows a message, and keeps what was typed', async () => {
    const page = await order.visitor.open(`/account/orders/${order.number}/return`)
    page.fill(/^What should we know/, 'It has a hole.')
    for (const [typed, message] of [
      ['0', 'Choose how many of which items you send back.'],
      ['-1', /Enter a number from 0 to \d+ for/],
      ['999', /Enter a number from 0 to \d+ for/],
      ['１', /Enter a number from 0 to \d+ for/],
      ['x', /Enter a number from 0 to \d+ for/],
    ] as const) {
      const refused = await choose(page, typed)
      const unitCount = `unit count ${typed}`
      expect(refused.status, unitCount).toBe(422)
      expect(refused.text, unitCount).toMatch(message)
      expect(refused.value(units), unitCount).toBe(typed)
      expect(refused.value(/^What should we know/), unitCount).toBe('It has a hole.')
    }
  })

  test('requires a reason for a return', async () => {
    const page = await order.visitor.open(`/account/orders/${order.number}/return`)
    page.fill(units, '1')
    const refused = await page.press('Request the return')
    expect([refused.status, refused.text.includes('Choose a reason.')]).toEqual([422, true])
  })

  test.each([
    [45, true],
    [46, false],
  ])('offers a return %d days after the delivery: %s', async (daysAgo, isOffered) => {
    const { visitor, number } = order
    await deliver(number, daysAgo)
    const page = await visitor.open(`/account/orders/${number}`)
    expect(page.has('link', /^Return items until/)).toBe(isOffered)
    const form = await visitor.open(`/account/orders/${number}/return`)
    expect(form.has('button', 'Request the return')).toBe(isOffered)
    if (!isOffered) expect(form.text).toContain('The 45 days are over')
  })

  test('refuses the return of an order that was cancelled after its page was opened', async () => {
    const { visitor, number } = order
    const page = await visitor.open(`/account/orders/${number}/return`)
    await query(
      shop,
      'platform',
      `update orders set doc = doc || '{"orderState": "Cancelled"}' where order_number = $1`,
      [number],
    )
    const refused = await choose(page)
    expect([refused.status, refused.path]).toEqual([422, `/account/orders/${number}/return`])
    expect(refused.text).toContain('A cancelled order cannot be returned')
    expect(refused.has('button', 'Request the return')).toBe(false)
  })
})

test.each([
  ['SV-100001', 'The 45 days are over'],
  ['SV-100008', 'This order has not arrived yet'],
])('shows why no item of the order “%s” can be returned', async (number, title) => {
  const page = await open(`/account/orders/${number}/return`)
  expect(page.text).toContain(title)
  expect(page.has('link', 'Write to customer support')).toBe(true)
  expect((await open(`/account/orders/${number}`)).has('link', /^Return items until/)).toBe(false)
})

test('shows that a cancelled order cannot be returned, without a form and with a link back to the order', async () => {
  const page = await open('/account/orders/SV-100004/return')
  expect([page.status, page.has('heading', 'A cancelled order cannot be returned')]).toEqual([200, true])
  expect(page.has('button', 'Request the return')).toBe(false)
  const order = await page.follow('Back to order SV-100004')
  expect([order.path, order.heading]).toEqual(['/account/orders/SV-100004', 'This order was cancelled'])
  expect(order.has('link', /^Return items until/)).toBe(false)
})

test('shows a seeded order that can be returned, and another seeded order with a return in progress', async () => {
  expect((await open('/account/orders/SV-100009')).has('link', /^Return items until/)).toBe(true)
  const page = await (await open('/account/orders/SV-100010')).follow('Return SV-100010-R1')
  expect([page.heading, page.text.includes('1 × ')]).toEqual(['Send us your parcel', true])
})

describe('a requested return', () => {
  let visitor: Visitor
  let number: string
  let returned: Page
  beforeAll(async () => {
    const order = await givenDelivered()
    visitor = order.visitor
    number = order.number
    returned = await choose(await visitor.open(`/account/orders/${number}/return`))
  })

  test('responds to returns of other visitors and to unknown returns with the same 404 page', async () => {
    const stranger = aVisitor()
    const pages = await Promise.all([
      stranger.open(`/account/orders/${number}/return`),
      stranger.open(`/account/orders/${number}/returns/${number}-R1`),
      stranger.open('/account/orders/SV-999999/returns/SV-999999-R1'),
      visitor.open(`/account/orders/${number}/returns/${number}-R9`),
    ])
    for (const page of pages) expect([page.status, page.heading]).toEqual([404, pages[0]?.heading])
    const form = { requestId: 'request-1' }
    // A guest may be a customer whose session has ended: the response is the same for every order.
    for (const order of [number, 'SV-999999'])
      expect((await stranger.post(`/account/orders/${order}/return`, form)).status).toBe(401)
    await logIn(stranger, 'trade@example.com')
    for (const order of [number, 'SV-999999'])
      expect((await stranger.post(`/account/orders/${order}/return`, form)).status).toBe(404)
  })

  test('shows a declined return', async () => {
    await runIdentityAdmin(
      shop.identityDatabase,
      'decline-return',
      `${number}-R1`,
      '--reason',
      'It was washed.',
    )
    const subject = `Your return ${number}-R1`
    await mailText(shop, (mail) => mail.subject === subject && mail.text.includes('It was washed.'))
    expect((await returned.reload()).heading).toBe('We could not accept this return')
  })
})
