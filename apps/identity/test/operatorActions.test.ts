import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mails } from '../src/db/schema.ts'
import { saveExperiment } from '../src/experiments/experimentStore.ts'
import { mailRow } from '../src/mail/createMailer.ts'
import { mailId } from '../src/operator/mails/mailRows.ts'
import type { OperatorBrowser } from './harness/operatorBrowser.ts'
import { actionsOf, anOperator, OPERATOR, OPERATOR_KEY } from './harness/operators.ts'
import { newCustomer } from './harness/people.ts'
import { platformRows, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { type MailServer, startMailServer } from './harness/startMailServer.ts'
import { type PlatformProxy, refusal, startPlatformProxy } from './harness/startPlatformProxy.ts'

const refused: string[] = []
let mailServer: MailServer
let platform: PlatformProxy
let identity: TestIdentity
let pool: pg.Pool
let operator: OperatorBrowser

beforeAll(async () => {
  mailServer = await startMailServer(refused)
  platform = await startPlatformProxy()
  identity = await startIdentity({
    environment: {
      OPERATOR_KEY,
      COMMERCE_API_URL: platform.url,
      SMTP_URL: mailServer.url,
      SUPPORT_EMAIL: 'help@shop.example',
    },
  })
  pool = new pg.Pool({ connectionString: identity.databaseUrl })
  operator = await anOperator(identity)
})
afterEach(() => platform.treat(() => undefined))
afterAll(() => Promise.all([identity.stop(), pool.end(), mailServer.stop(), platform.stop()]))

test('shows the report of an experiment, and stops the experiment once with a reason', async () => {
  const key = `page-${randomUUID()}`
  const database = drizzle(pool)
  await saveExperiment(database, {
    key,
    variants: [
      { name: 'plain', weight: 1 },
      { name: 'bold', weight: 1 },
    ],
    audience: { sites: ['selvedge'] },
    stopsAt: null,
    exclusionGroup: null,
  })
  await rowsOf(
    identity.databaseUrl,
    `insert into experiment_exposure (experiment, experiment_visitor, variant)
     select $1, 'visitor ' || n, case when n % 2 = 0 then 'plain' else 'bold' end from generate_series(1, 2000) n`,
    [key],
  )
  expect((await operator.get('/operator/experiments')).text).toContain(key)
  const path = `/operator/experiments/${key}`
  const report = await operator.get(path)
  expect(report.text).toContain('distributed by the weights (probability 1.000)')
  expect(report.text).toContain('No difference found')
  expect(report.html).toMatch(/role="img" aria-label="No difference found \(/)

  const bare = await operator.submit(path, `${path}/stop`, { reason: ' ' })
  expect(bare.status).toBe(422)
  expect(bare.text).toContain('Enter why.')
  const stopped = await operator.submit(path, `${path}/stop`, { reason: 'It has run its length' })
  expect(stopped.headers.get('location')).toBe(`${path}?notice=experiment-stopped`)
  const after = await operator.get(`${path}?notice=experiment-stopped`)
  expect(after.text).toContain('The experiment is stopped.')
  expect(after.text).toContain('the experiment has ended')
  expect(await actionsOf(identity, key)).toMatchObject([
    { operator: OPERATOR, action: 'experiment-stop', reason: 'It has run its length', state: 'done' },
  ])
  // Stopped elsewhere in the meantime: nothing changes, and nothing is listed.
  const outdated = await operator.post(`${path}/stop`, { id: randomUUID(), reason: 'again' })
  expect(outdated.status).toBe(422)
  expect(await actionsOf(identity, key)).toHaveLength(1)
})

test('resends a refused mail, and masks its recipient on the page', async () => {
  const to = `${randomUUID()}@example.com`
  const key = `newsletter:${to}:1`
  refused.push(to)
  await drizzle(pool)
    .insert(mails)
    .values(mailRow({ key, to, subject: 'Your newsletter', text: 'A link that logs in' }))
  const path = `/operator/mails/${mailId(key)}`
  const still = await operator.submit(path, `${path}/send`, { reason: 'The customer called' })
  expect(still.status).toBe(422)
  expect(still.text).toContain('The mail server refuses it with the reply 550.')
  const list = await operator.get('/operator/mails?state=refused')
  expect(list.text).toContain('Your newsletter')
  expect(list.html).not.toContain(to)

  refused.length = 0
  const sent = await operator.submit(path, `${path}/send`, { reason: 'The address exists now' })
  expect(sent.headers.get('location')).toBe(`${path}?notice=mail-sent`)
  expect(mailServer.received.some((mail) => mail.includes(to))).toBe(true)
  const page = await operator.get(path)
  expect(page.html).not.toContain(to)
  expect(page.text).not.toContain('A link that logs in')
  expect(await actionsOf(identity, 'newsletter')).toMatchObject([
    { action: 'mail-send', state: 'refused', reason: 'The customer called' },
    { action: 'mail-send', state: 'done', reason: 'The address exists now' },
  ])
})

test('deactivates and activates a discount code', async () => {
  const codes = await operator.get('/operator/codes')
  const id = /\/operator\/codes\/([\w-]{36})"[^>]*>WALLPAPER20/.exec(codes.html)?.[1] ?? ''
  const path = `/operator/codes/${id}`
  expect((await operator.submit(path, `${path}/deactivate`, { reason: 'It leaked' })).status).toBe(303)
  expect((await operator.get(path)).text).toMatch(/WALLPAPER20 inactive/)
  expect((await operator.submit(path, `${path}/activate`, { reason: 'The sale begins' })).status).toBe(303)
  expect((await operator.get(path)).text).toMatch(/WALLPAPER20 active/)
  expect(await actionsOf(identity, 'WALLPAPER20')).toMatchObject([
    { action: 'code-deactivate', state: 'done', before: { isActive: true }, after: { isActive: false } },
    { action: 'code-activate', state: 'done', before: { isActive: false }, after: { isActive: true } },
  ])
})

test('sets the stock of a SKU, unless the stock has changed since the page was opened', async () => {
  const [stock] = await platformRows<{ sku: string }>('select sku from inventory order by sku desc limit 1')
  const sku = stock?.sku ?? ''
  const path = `/operator/stock?sku=${encodeURIComponent(sku)}`
  const fields = { quantity: '123', reason: 'Counted' }
  const wrong = await operator.submit(path, '/operator/stock', { ...fields, quantity: '-3' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('value="-3"')
  const { html } = await operator.get(path)
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  expect((await operator.submit(path, '/operator/stock', fields)).status).toBe(303)
  expect((await operator.get(path)).text).toContain('123')
  const outdated = await operator.post('/operator/stock', {
    ...fields,
    id: randomUUID(),
    sku,
    version,
    quantity: '7',
  })
  expect(outdated.status).toBe(422)
  expect(outdated.text).toContain('It was changed in the meantime.')
  expect(await actionsOf(identity, sku)).toMatchObject([
    { action: 'stock-set', state: 'done', after: { quantity: 123 } },
    { action: 'stock-set', state: 'refused', after: { quantity: 7 } },
  ])
})

/** The address of the page of a discount code. */
const codePath = async (code: string): Promise<string> => {
  const { html } = await operator.get('/operator/codes')
  const id = new RegExp(`/operator/codes/([\\w-]{36})"[^>]*>${code}`).exec(html)?.[1] ?? ''
  return `/operator/codes/${id}`
}

test('shows the result of the first submit when the same form is submitted again', async () => {
  const path = await codePath('FREESHIP')
  const form = { id: randomUUID(), reason: 'Submitted by a double click' }
  platform.treat(({ operation }) =>
    operation === 'updateDiscountCode' ? { kind: 'respond', body: refusal('InvalidOperation') } : undefined,
  )
  const clicks = await Promise.all([
    operator.post(`${path}/deactivate`, form),
    operator.post(`${path}/deactivate`, form),
  ])
  platform.treat(() => undefined)
  const later = await operator.post(`${path}/deactivate`, form)
  for (const { status, text } of [...clicks, later])
    expect([status, text]).toEqual([422, expect.stringContaining('refuses this: InvalidOperation')])
  expect((await operator.get(path)).text).toMatch(/FREESHIP active/)
  expect(await actionsOf(identity, 'FREESHIP')).toMatchObject([{ state: 'refused' }])
})

test('names the scope that the token of the identity service lacks', async () => {
  const path = await codePath('FREESHIP')
  platform.treat(({ operation }) =>
    /DiscountCode|Inventory/i.test(operation)
      ? { kind: 'respond', body: refusal('insufficient_scope') }
      : undefined,
  )
  for (const [address, scope] of [
    ['/operator/codes', 'manage_discount_codes'],
    [path, 'manage_discount_codes'],
    ['/operator/stock?sku=ANY', 'manage_products'],
  ] as const) {
    const { status, text } = await operator.get(address)
    expect([address, status, text]).toEqual([
      address,
      503,
      expect.stringContaining(`does not have the scope ${scope}`),
    ])
  }
  const form = { id: randomUUID(), reason: 'It leaked' }
  const refusedAction = await operator.post(`${path}/deactivate`, form)
  expect([refusedAction.status, refusedAction.text]).toEqual([
    503,
    expect.stringContaining('does not have the scope manage_discount_codes'),
  ])
})

test('lists every action with its operator, reason and result, the newest first', async () => {
  const customer = await newCustomer()
  await operator.post(`/operator/credit/${customer.id}/adjust`, {
    id: randomUUID(),
    currency: 'USD',
    amount: '5',
    reason: 'A parcel was late',
  })
  const { text } = await operator.get('/operator/actions')
  expect(text).toMatch(/Changed the stock .*Operator Ruth Abara .*quantity 123 → 7 Reason Counted .*refused/)
  expect(text).toMatch(/Changed the stock .*Change quantity \d+ → 123 Reason Counted Result done/)
  expect(text).toContain('Change +$5.00')
})

test('logs no addresses, names or reasons', async () => {
  await operator.get('/operator/orders?query=marianne.hale@example.com')
  // The line is written after the response.
  await expect.poll(() => identity.output()).toContain('"path":"/operator/orders"')
  const log = identity.output()
  for (const text of ['@example.com', 'Marianne', 'Ruth', 'parcel', OPERATOR_KEY])
    expect(log).not.toContain(text)
})
