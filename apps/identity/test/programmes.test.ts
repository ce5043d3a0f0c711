import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page } from './harness/browser.ts'
import { newCustomer, password } from './harness/people.ts'
import { runAdmin } from './harness/runAdmin.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

/** The address of another site. */
const LARKHOUSE = 'http://larkhouse.test'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ environment: { SITE_URLS: `larkhouse=${LARKHOUSE}` } })
})
afterAll(() => identity.stop())

const admin = (...args: string[]) => runAdmin(identity.databaseUrl, ...args)

const aCustomer = async (): Promise<{ id: string; email: string; page: Page }> => {
  const { id, email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email, password })
  return { id, email, page }
}

const redeem = (page: Page, code: string) => page.post('/api/selvedge/store-credit/redeem', { code })
const creditOf = async (page: Page) => (await page.get('/api/selvedge/store-credit/USD')).body

test('issues gift cards, and redeems each one once, even when its code is typed differently', async () => {
  const { out } = await admin('issue-gift-cards', 'USD', '25.50', '--count', '2')
  const codes = out.split('\n')
  expect(codes).toEqual([
    expect.stringMatching(/^GIFT(-[0-9A-HJKMNP-TV-Z]{4}){4}$/),
    expect.stringMatching(/^GIFT/),
  ])
  const [code = ''] = codes
  const { page } = await aCustomer()
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
  expect((await redeem(page, typed)).body).toEqual({ currency: 'USD', cents: 2550 })
  expect(await redeem(page, code)).toMatchObject({ status: 422, body: { kind: 'refused' } })
  expect((await redeem((await aCustomer()).page, code)).status).toBe(422)
  expect(await creditOf(page)).toMatchObject({
    cents: 2550,
    movements: [{ cents: 2550, reason: 'gift-card' }],
  })
})

test('redeems a gift card once when two tabs or two customers send it at the same time', async () => {
  const { out: code } = await admin('issue-gift-cards', 'USD', '10')
  const customers = await Promise.all([aCustomer(), aCustomer()])
  const pages = customers.flatMap(({ page }) => [page, page])
  await Promise.all(pages.map((page) => redeem(page, code)))
  const balances = await Promise.all(customers.map(async ({ page }) => (await creditOf(page)).cents))
  expect([...balances].sort((a, b) => a - b)).toEqual([0, 1000])
})

test('completes a redemption that a crash interrupted, but only for the same customer', async () => {
  const { out: code } = await admin('issue-gift-cards', 'USD', '10')
  const { id, page } = await aCustomer()
  await rowsOf(identity.databaseUrl, 'update gift_card set customer_id = $1 where redeemed_at is null', [id])
  expect((await redeem((await aCustomer()).page, code)).status).toBe(422)
  expect((await redeem(page, code)).status).toBe(200)
  expect((await creditOf(page)).cents).toBe(1000)
})

test('refuses every gift card code after ten wrong codes, and does not store the codes in a readable form', async () => {
  const { out: code } = await admin('issue-gift-cards', 'USD', '10')
  const rows = JSON.stringify(await rowsOf(identity.databaseUrl, 'select * from gift_card', []))
  expect(rows).not.toContain(code.slice(5))
  const { page } = await aCustomer()
  for (let tries = 0; tries < 10; tries += 1) expect((await redeem(page, 'GIFT-0000')).status).toBe(422)
  expect((await redeem(page, code)).status).toBe(429)
})

test.each([
  [['issue-gift-cards', 'XXX', '10'], 'Give a currency of the shop'],
  [['issue-gift-cards', 'USD', '0'], 'The amount must be above 0'],
  [['issue-gift-cards', 'USD', '10', '--count', '0'], '--count must be'],
  [['approve-trade', 'no-email-address'], 'Give the email address'],
])('explains what is wrong with the command line %j', async (args, reason) => {
  const { code, error } = await admin(...args)
  expect([code, error]).toEqual([2, expect.stringContaining(reason)])
})

const application = { company: 'Hale Interiors', resaleNumber: 'NC-123456', website: 'https://hale.example' }
const apply = (page: Page, body: object = application) => page.post('/api/selvedge/trade-application', body)
const stateOf = async (page: Page) => (await page.get('/api/selvedge/trade-application')).body.state
const groupOf = async (page: Page) =>
  (await page.get('/api/selvedge/user-stats')).body.data_layer.customer_group
const subjectsTo = (email: string) =>
  rowsOf<{ subject: string }>(
    identity.databaseUrl,
    'select subject from mail where recipient = $1 order by created_at',
    [email],
  )

test('approves an application for trade prices, adds the customer to the trade group, and sends one mail', async () => {
  const { email, page } = await aCustomer()
  expect(await stateOf(page)).toBe(null)
  expect((await apply(page)).body).toEqual({ state: 'waiting', ...application })
  expect((await admin('trade-applications')).out).toContain(`${email}  Hale Interiors  NC-123456`)
  expect((await admin('approve-trade', email.toUpperCase())).code).toBe(0)
  await expect.poll(() => groupOf(page)).toBe('trade')
  await expect.poll(() => subjectsTo(email)).toEqual([{ subject: 'Welcome to the trade program' }])
  // A later application does not replace an approved one.
  expect((await apply(page)).body.state).toBe('approved')
  expect(await admin('approve-trade', email)).toMatchObject({
    code: 1,
    error: expect.stringContaining('No application'),
  })
})

test.each([
  ['approve-trade', 'Welcome to the trade program'],
  ['decline-trade', 'Your application for the trade program'],
])('%s sends a mail from the site where the customer applied', async (command, subject) => {
  const { email, page } = await aCustomer()
  await page.post('/api/larkhouse/trade-application', application)
  await admin(command, email)
  await expect
    .poll(() =>
      rowsOf(identity.databaseUrl, 'select subject, sender, body from mail where recipient = $1', [email]),
    )
    .toEqual([
      {
        subject,
        sender: 'Larkhouse <shop@larkhouse.example>',
        body: expect.stringContaining(LARKHOUSE),
      },
    ])
})

test('declines a trade application, and then accepts another application of the same customer', async () => {
  const { email, page } = await aCustomer()
  await apply(page)
  await admin('decline-trade', email)
  expect(await stateOf(page)).toBe('declined')
  await expect.poll(() => subjectsTo(email)).toEqual([{ subject: 'Your application for the trade program' }])
  expect(await groupOf(page)).toBe(null)
  expect((await apply(page, { ...application, resaleNumber: 'NC-9' })).body.state).toBe('waiting')
})
