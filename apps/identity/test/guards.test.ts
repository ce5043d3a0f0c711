import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { newCustomer, password } from './harness/people.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
let confirming: TestIdentity
beforeAll(async () => {
  ;[identity, confirming] = await Promise.all([
    startIdentity({ environment: { SITE_ORIGINS: 'https://brand.test' } }),
    startIdentity({ environment: { REGISTRATION: 'confirmed' } }),
  ])
})
afterAll(() => Promise.all([identity.stop(), confirming.stop()]))

const preferences = '/api/selvedge/user-preferences'

test.each(['http://shop.test', 'https://brand.test'])(
  'allows pages of the origin %s to read responses with credentials',
  async (origin) => {
    const page = aPage(identity.url, origin)
    const response = await page.get('/api/token')
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('vary')).toContain('Origin')
    const preflight = await page.call(preferences, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect((await page.post(preferences, { currency: 'EUR' })).status).toBe(200)
  },
)

test.each([
  'https://evil.test',
  'null',
  'http://shop.test.evil.test',
  'not an origin',
  'http://shop.test:81',
])('does not allow the origin %s to read or change anything', async (origin) => {
  const page = aPage(identity.url, origin)
  const response = await page.get('/api/token')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  const own = aPage(identity.url)
  await own.get('/api/token')
  page.setCookie(own.cookie())
  expect((await page.post(preferences, { currency: 'EUR' })).status).toBe(403)
  const preflight = await page.call(preferences, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(403)
})

test('refuses a change by a request that has a cookie but no Origin header', async () => {
  const own = aPage(identity.url)
  await own.get('/api/token')
  const response = await fetch(`${identity.url}${preferences}`, {
    method: 'POST',
    headers: { cookie: own.cookie(), 'content-type': 'application/json' },
    body: '{"currency":"EUR"}',
  })
  expect(response.status).toBe(403)
})

test('refuses the sixth wrong password whether the email address exists or not, despite forged forwarding headers', async () => {
  const { email } = await newCustomer()
  const responsesFor = async (address: string) => {
    const responses: { status: number; body: unknown }[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const response = await aPage(identity.url).call('/api/selvedge/login', {
        method: 'POST',
        body: { email: attempt % 2 ? address : address.toUpperCase(), password: `Wrong-202${attempt}` },
        headers: { 'x-forwarded-for': `10.0.0.${attempt}`, forwarded: `for=10.0.0.${attempt}` },
      })
      responses.push({ status: response.status, body: response.body })
    }
    return responses
  }
  const known = await responsesFor(email)
  expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  const unknown = await responsesFor(`unknown.${randomUUID()}@example.com`)
  const withoutSeconds = (responses: unknown) => JSON.stringify(responses).replace(/"retryAfter":\d+/g, '')
  expect(withoutSeconds(unknown)).toBe(withoutSeconds(known))
  // The right password is refused now, too; other customers are not affected.
  expect((await aPage(identity.url).post('/api/selvedge/login', { email, password })).status).toBe(429)
  const other = await newCustomer()
  expect((await aPage(identity.url).post('/api/selvedge/login', other)).status).toBe(200)
})

test('checks five of twenty parallel wrong passwords, and refuses the other fifteen with 429', async () => {
  const { email } = await newCustomer()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      aPage(identity.url).post('/api/selvedge/login', { email, password: 'Wrong-2026' }),
    ),
  )
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
})

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
const mailsTo = async (service: TestIdentity, to: string): Promise<Mail[]> => {
  const response = await aPage(service.url).get('/mailbox.json')
  return (response.body.mails as Mail[]).filter((mail) => mail.to === to)
}
const linkIn = (mail: Mail | undefined): string =>
  decodeURIComponent(/token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')

test('responds alike to password reset requests for all email addresses, and sends a one-time link only to customers', async () => {
  const { email } = await newCustomer()
  const stranger = `unknown.${randomUUID()}@example.com`
  const page = aPage(identity.url)
  const known = await page.post('/api/selvedge/password/forgot', { email })
  const unknown = await page.post('/api/selvedge/password/forgot', { email: stranger })
  expect([known.status, known.body]).toEqual([202, { ok: true }])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await expect.poll(async () => (await mailsTo(identity, email)).length).toBe(1)
  expect(await mailsTo(identity, stranger)).toEqual([])

  const signedIn = aPage(identity.url)
  await signedIn.post('/api/selvedge/login', { email, password })
  const token = linkIn((await mailsTo(identity, email))[0])
  const reset = { token, password: 'Another-2026' }
  expect((await page.post('/api/selvedge/password/reset', reset)).body).toEqual({ ok: true })
  expect((await signedIn.get('/api/selvedge/who-am-i')).body.data.user.guest).toBe(true)
  expect(await page.post('/api/selvedge/password/reset', reset)).toMatchObject({
    status: 422,
    body: { kind: 'refused', message: 'Invalid token or password, please try again.' },
  })
  expect((await page.post('/api/selvedge/login', { email, password: 'Another-2026' })).status).toBe(200)
})

test('responds alike to a registration with any email address, and creates the account after the mailed link is followed', async () => {
  const known = await newCustomer()
  const fresh = `fresh.${randomUUID()}@example.com`
  const page = aPage(confirming.url)
  const typed = { password, firstName: 'Marianne', lastName: 'Hale' }
  const first = await page.post('/api/selvedge/register', { ...typed, email: known.email })
  const second = await page.post('/api/selvedge/register', { ...typed, email: fresh })
  expect([first.status, first.body]).toEqual([202, { kind: 'confirm' }])
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect((await mailsTo(confirming, known.email)).map(({ subject }) => subject)).toEqual(
    (await mailsTo(confirming, fresh)).map(({ subject }) => subject),
  )
  expect((await page.post('/api/selvedge/login', { email: fresh, password })).status).toBe(401)

  const confirm = async (email: string) =>
    page.post('/api/selvedge/register/confirm', { token: linkIn((await mailsTo(confirming, email))[0]) })
  expect(await confirm(fresh)).toMatchObject({ status: 200, body: { customerId: expect.any(String) } })
  expect((await confirm(fresh)).status).toBe(422)
  expect((await confirm(known.email)).status).toBe(422)
  expect((await page.post('/api/selvedge/login', { email: fresh, password })).status).toBe(200)
})

test('responds with 413 to a body of 65 kB, and with 422 to malformed JSON', async () => {
  const page = aPage(identity.url)
  expect((await page.post(preferences, { locale: 'x'.repeat(65_537) })).status).toBe(413)
  for (const body of [
    [],
    1,
    null,
    { currency: 'DOGE' },
    { __proto__: { currency: 'USD' } },
    { country: 'USA' },
    {},
  ])
    expect((await page.post(preferences, body)).status).toBe(422)
  for (const email of ['a\u0000b@example.com', '\ud800@example.com'])
    expect((await page.post('/api/selvedge/login', { email, password })).status).toBe(422)
})
