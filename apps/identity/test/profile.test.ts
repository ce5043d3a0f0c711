import { follow } from '@selvedge/commerce-client/follows'
import { addToList, createList, saveToWishlist } from '@selvedge/commerce-client/wishlist'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page, type PageResponse } from './harness/browser.ts'
import { aShopper, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { asVisitor, plentifulSku, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** A shop's server that signed a customer in: its calls have the bearer token. */
const asServer = async (email: string, typed = password, device?: string) => {
  const login = await fetch(`${identity.url}/api/selvedge/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: typed, device }),
  })
  const { tokens, deviceId } = await login.json()
  const call = (path: string, method = 'GET', body?: object) =>
    aPage(identity.url).call(`/api/selvedge${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    })
  return { call, deviceId, tokens, status: login.status }
}

const signedInPage = async (email: string): Promise<Page> => {
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email, password })
  return page
}

const mailsTo = (email: string) =>
  rowsOf<{ subject: string; body: string }>(
    identity.databaseUrl,
    'select subject, body from mail where recipient = $1 order by created_at',
    [email],
  )
const linkIn = async (email: string): Promise<string> =>
  /token=([\w%-]+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? ''
const confirm = (token: string) => aPage(identity.url).post('/api/selvedge/email/confirm', { token })

test('lists the devices where a customer is signed in, and signs one device out', async () => {
  const { email } = await newCustomer()
  const here = await asServer(email, password, 'Firefox')
  const there = await asServer(email, password, 'Safari')
  const page = await signedInPage(email)
  const list = (await here.call('/devices')).body.devices
  expect(list).toEqual([
    { id: expect.any(String), userAgent: expect.any(String), signedInAt: expect.any(String) },
    { id: there.deviceId, userAgent: 'Safari', signedInAt: expect.any(String) },
    { id: here.deviceId, userAgent: 'Firefox', signedInAt: expect.any(String) },
  ])
  const left = await here.call(`/devices/${there.deviceId}`, 'DELETE')
  expect(left.body.devices).toHaveLength(2)
  expect((await there.call('/devices')).status).toBe(401)
  await here.call(`/devices/${list[0].id}`, 'DELETE')
  expect((await page.get('/api/selvedge/who-am-i')).body.data.user.guest).toBe(true)
  expect((await here.call('/devices')).body.devices).toMatchObject([{ id: here.deviceId }])
})

test('gives the same 404 response for another customer’s device as for a missing device', async () => {
  const [mine, theirs] = await Promise.all([newCustomer(), newCustomer()])
  const here = await asServer(mine.email)
  const other = await asServer(theirs.email)
  const missing = await here.call('/devices/4a6f2a3e-0000-4000-8000-000000000000', 'DELETE')
  const response = await here.call(`/devices/${other.deviceId}`, 'DELETE')
  expect([response.status, response.body]).toEqual([404, missing.body])
  expect((await other.call('/devices')).status).toBe(200)
})

test.each([
  ['/devices', '%00'],
  ['/payment-methods', '%00'],
  ['/payment-methods', '-'.repeat(36)],
])('gives the same 404 response for a malformed id at %s (%s) as for a missing one', async (path, id) => {
  const here = await asServer((await newCustomer()).email)
  const missing = await here.call(`${path}/4a6f2a3e-0000-4000-8000-000000000000`, 'DELETE')
  const response = await here.call(`${path}/${id}`, 'DELETE')
  expect([response.status, response.body]).toEqual([404, missing.body])
})

test('removes a device from the list when it logs out, and all other devices when the password changes', async () => {
  const { email } = await newCustomer()
  const [here, there, third] = [await asServer(email), await asServer(email), await asServer(email)]
  await third.call('/logout', 'POST', { tokens: [third.tokens.refreshToken] })
  expect((await here.call('/devices')).body.devices).toHaveLength(2)
  const changed = await here.call('/password/change', 'POST', {
    currentPassword: password,
    newPassword: 'Different-2026',
    device: 'Firefox',
  })
  expect((await there.call('/devices')).status).toBe(401)
  const again = await asServer(email, 'Different-2026')
  expect((await again.call('/devices')).body.devices).toMatchObject([
    { id: again.deviceId },
    { id: changed.body.deviceId, userAgent: 'Firefox' },
  ])
})

test('does not store tokens in a readable form', async () => {
  const { email } = await newCustomer()
  const { tokens } = await asServer(email)
  const rows = JSON.stringify(await rowsOf(identity.databaseUrl, 'select * from device', []))
  expect(rows).not.toContain(tokens.refreshToken)
  expect(rows).not.toContain(tokens.accessToken)
})

test('changes the email address after the new address is confirmed, and notifies the old address', async () => {
  const { email } = await newCustomer()
  const next = `new.${email}`
  const page = await signedInPage(email)
  const change = (body: object) => page.post('/api/selvedge/email/change', body)
  expect(await change({ email: next, password: 'Wrong-2026' })).toMatchObject({
    status: 401,
    body: { kind: 'credentials' },
  })
  expect(await change({ email: email.toUpperCase(), password })).toMatchObject({
    status: 422,
    body: { kind: 'invalid', field: 'email' },
  })
  expect((await change({ email: next, password })).status).toBe(202)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your email address will change'])
  expect((await asServer(email)).status).toBe(200)

  const token = await linkIn(next)
  expect((await confirm(token)).status).toBe(200)
  expect((await asServer(email)).status).toBe(401)
  expect((await asServer(next)).status).toBe(200)
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Your email address was changed')
  expect((await confirm(token)).status).toBe(422)
})

test('when the requested email address belongs to another account, responds as usual but changes nothing', async () => {
  const [mine, theirs] = await Promise.all([newCustomer(), newCustomer()])
  const page = await signedInPage(mine.email)
  const response = await page.post('/api/selvedge/email/change', { email: theirs.email, password })
  expect([response.status, response.body]).toEqual([202, { ok: true }])
  const token = await linkIn(theirs.email)
  expect(token).not.toBe('')
  expect((await confirm(token)).status).toBe(422)
  expect((await asServer(mine.email)).status).toBe(200)
})

test('refuses the link of an email change that has expired or was replaced by another', async () => {
  const { id, email } = await newCustomer()
  const page = await signedInPage(email)
  await page.post('/api/selvedge/email/change', { email: `a.${email}`, password })
  const first = await linkIn(`a.${email}`)
  await page.post('/api/selvedge/email/change', { email: `b.${email}`, password })
  expect((await confirm(first)).status).toBe(422)
  await rowsOf(
    identity.databaseUrl,
    `update email_change set expires_at = now() - interval '1 second' where customer_id = $1`,
    [id],
  )
  expect((await confirm(await linkIn(`b.${email}`))).status).toBe(422)
})

const NEW_PASSWORD = 'Different-2026'

const resetPassword = async (email: string): Promise<PageResponse> => {
  const page = aPage(identity.url)
  await page.post('/api/selvedge/password/forgot', { email })
  const subject = 'Set a new password'
  await expect.poll(async () => (await mailsTo(email)).at(-1)?.subject).toBe(subject)
  const token = decodeURIComponent(await linkIn(email))
  return page.post('/api/selvedge/password/reset', { token, password: NEW_PASSWORD })
}

const changePassword = async (email: string): Promise<PageResponse> =>
  (await signedInPage(email)).post('/api/selvedge/password/change', {
    currentPassword: password,
    newPassword: NEW_PASSWORD,
  })

test.each([
  ['reset', resetPassword],
  ['changed', changePassword],
])(
  'refuses the link of an email change that was requested before the password was %s',
  async (_name, set) => {
    const { email } = await newCustomer()
    const next = `new.${email}`
    const page = await signedInPage(email)
    expect((await page.post('/api/selvedge/email/change', { email: next, password })).status).toBe(202)
    expect((await set(email)).status).toBe(200)
    expect((await confirm(await linkIn(next))).status).toBe(422)
    expect((await asServer(email, NEW_PASSWORD)).status).toBe(200)
    expect((await asServer(next, NEW_PASSWORD)).status).toBe(401)
  },
)

test('returns all stored data about the customer, and no data about others', async () => {
  const { id, email } = await newCustomer()
  const other = await newCustomer()
  await signedInPage(other.email)
  const shopper = await aShopper(identity.url, { login: { email, password } })
  const { orderNumber } = await place(shopper)
  await shopper.page.post('/api/selvedge/support-messages', { email, topic: 'Other', message: 'Hello' })
  const client = asVisitor(shopper.token)
  const list = await createList(client, { name: 'Hall', locale: 'en-US', formKey: 'form' })
  if (!list.ok) throw new Error(list.problem.kind)
  await saveToWishlist(client, { sku: await plentifulSku() })
  await addToList(client, list.value, { sku: await plentifulSku(), note: 'Upstairs' })
  await follow(client, { key: 'imani-okafor', name: 'Imani Okafor' })
  const { status, body } = await shopper.page.get('/api/selvedge/personal-data')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    customer: { id, email },
    orders: [{ orderNumber }],
    support_message: [{ message: 'Hello' }],
    session: [{ userAgent: expect.any(String) }],
    wishlists: [
      {
        nameAllLocales: [{ value: 'Hall' }],
        lineItems: [{ custom: { customFieldsRaw: [{ value: 'Upstairs' }] } }],
      },
      { nameAllLocales: [{ value: 'Wishlist' }], lineItems: [{ quantity: 1 }] },
      { textLineItems: [{ key: 'imani-okafor' }] },
    ],
  })
  const text = JSON.stringify(body)
  expect(text).not.toContain(other.email)
  expect(text).not.toMatch(/sealed|hash|"token"/i)
})
