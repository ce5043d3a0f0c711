import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page } from './harness/browser.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
let page: Page
beforeAll(async () => {
  identity = await startIdentity({ environment: { SITE_URLS: 'larkhouse=http://larkhouse.test' } })
  page = aPage(identity.url)
})
afterAll(() => identity.stop())

const anAddress = () => `ada.${randomUUID()}@example.com`
const subscribe = (email: string, emails = 'weekly', site = 'selvedge') =>
  page.post(`/api/${site}/newsletter`, { email, fullName: 'Ada Whitlock', emails })
const mailsTo = (email: string) =>
  rowsOf<{ body: string }>(
    identity.databaseUrl,
    'select body from mail where recipient = $1 order by created_at',
    [email],
  )
const rowOf = async (email: string) =>
  (
    await rowsOf<{ emails: string; confirmed: boolean }>(
      identity.databaseUrl,
      'select emails, confirmed_at is not null as confirmed from newsletter_subscription where email = $1',
      [email],
    )
  )[0]
const keyOf = async (email: string) =>
  /confirm\?\S*key=([\w-]+)/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ?? ''

test('subscribes an address only after the mailed link is followed, and responds alike to known and unknown addresses', async () => {
  const email = anAddress()
  const first = await subscribe(email.toUpperCase())
  expect(await rowOf(email)).toEqual({ emails: 'weekly', confirmed: false })
  const again = await subscribe(email, 'monthly')
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await mailsTo(email)).toHaveLength(1)
  const key = await keyOf(email)
  expect((await page.post('/api/selvedge/newsletter/confirm', { email, key })).status).toBe(200)
  expect(await rowOf(email)).toEqual({ emails: 'monthly', confirmed: true })
  expect((await page.post('/api/selvedge/newsletter/confirm', { email, key })).status).toBe(200)
})

test('sends one confirmation link from each site where an address is submitted', async () => {
  const email = anAddress()
  for (const site of ['selvedge', 'larkhouse', 'larkhouse']) await subscribe(email, 'weekly', site)
  expect((await mailsTo(email)).map(({ body }) => body)).toEqual([
    expect.stringContaining('http://shop.test/newsletter/confirm'),
    expect.stringContaining('http://larkhouse.test/newsletter/confirm'),
  ])
})

test('keeps a confirmed subscription when its address is submitted again, and notifies the owner of the address once', async () => {
  const email = anAddress()
  await subscribe(email)
  await page.post('/api/selvedge/newsletter/confirm', { email, key: await keyOf(email) })
  for (const emails of ['monthly', 'weekly', 'monthly'])
    expect((await subscribe(email, emails)).status).toBe(202)
  expect(await rowOf(email)).toEqual({ emails: 'weekly', confirmed: true })
  const bodies = (await mailsTo(email)).map(({ body }) => body)
  expect(bodies).toEqual([
    expect.stringContaining('Follow this link'),
    expect.stringContaining('gets our newsletter each week. To get it each month instead'),
  ])
})

test('unsubscribes an address only with the key of that address, and accepts the same key again', async () => {
  const email = anAddress()
  await subscribe(email)
  const key = await keyOf(email)
  const leave = (body: object) => page.post('/api/selvedge/newsletter/unsubscribe', body)
  expect((await leave({ email, key: 'made-up' })).status).toBe(422)
  expect((await leave({ email: anAddress(), key })).status).toBe(422)
  expect(await rowOf(email)).toBeDefined()
  expect((await leave({ email, key })).status).toBe(200)
  expect((await leave({ email, key })).status).toBe(200)
  expect(await rowOf(email)).toBeUndefined()
})

test('limits the number of mails that are sent to the same address', async () => {
  const email = anAddress()
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await subscribe(email)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect(await mailsTo(email)).toHaveLength(1)
})
