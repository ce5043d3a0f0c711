import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page } from './harness/browser.ts'
import { newCustomer } from './harness/people.ts'
import { aReadyCart, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const whoAmI = async (page: Page) => (await page.get('/api/selvedge/who-am-i')).body.data.user
const tokenOf = async (page: Page): Promise<string> => (await page.get('/api/token')).body.token

test('creates a token, and a cookie that scripts cannot read; later requests get the same token', async () => {
  const page = aPage(identity.url)
  const first = await page.get('/api/token')
  expect(first.body).toEqual({ success: true, token: expect.any(String), guest: true })
  expect(first.headers.get('set-cookie')).toMatch(
    /^__Host-identity=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const again = await page.get('/api/token')
  expect(again.body.token).toBe(first.body.token)
  expect(again.headers.get('set-cookie')).toBeNull()
})

test('creates a token that can change the visitor’s cart but cannot create an order', async () => {
  const token = await tokenOf(aPage(identity.url))
  const { id, version } = await aReadyCart(token)
  const response = await fetch(`${testServices.platform}/selvedge/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($draft: OrderMyCartCommand!) { createMyOrderFromCart(draft: $draft) { id } }',
      variables: { draft: { id, version } },
    }),
  })
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { errors: [{ extensions: { code: 'insufficient_scope' } }] },
  ])
})

test('stores neither the cookie nor a token in readable form', async () => {
  const page = aPage(identity.url)
  const token = await tokenOf(page)
  const id = page.cookie().split('=')[1] ?? ''
  const rows = await rowsOf(identity.databaseUrl, 'select * from session', [])
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(id)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each([
  ['cut', (value: string) => value.slice(0, 20)],
  ['changed', (value: string) => `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`],
  ['of 8 kB', () => `__Host-identity=${'a'.repeat(8192)}`],
  ['empty', () => '__Host-identity='],
  ['of strange characters', () => '__Host-identity=%00%ff<script>'],
])('creates a new guest for a cookie that is %s', async (_, damage) => {
  const page = aPage(identity.url)
  const token = await tokenOf(page)
  page.setCookie(damage(page.cookie()))
  const response = await page.get('/api/token')
  expect(response.status).toBe(200)
  expect(response.body.success).toBe(true)
  expect(response.body.token).not.toBe(token)
})

test('invalidates the session id at login, and keeps the visitor’s experiment variants', async () => {
  const { email, password } = await newCustomer()
  const page = aPage(identity.url)
  await page.get('/api/token')
  const treatments = (await page.get('/api/experiments/treatments')).body
  const before = page.cookie()
  const login = await page.post('/api/selvedge/login', { email, password })
  expect(login.body).toMatchObject({
    customerId: expect.any(String),
    tokens: { accessToken: expect.any(String) },
  })
  expect(login.body.tokens).not.toHaveProperty('refreshToken')
  expect(page.cookie()).not.toBe(before)
  expect((await whoAmI(page)).ctUser.id).toBe(login.body.customerId)
  expect((await page.get('/api/experiments/treatments')).body).toEqual(treatments)

  const thief = aPage(identity.url)
  thief.setCookie(before)
  expect((await whoAmI(thief)).guest).toBe(true)
})

test('at logout, revokes the access and the refresh token and creates a new guest', async () => {
  const { email, password } = await newCustomer()
  const page = aPage(identity.url)
  const guestToken = await tokenOf(page)
  const { tokens } = (await page.post('/api/selvedge/login', { email, password })).body
  const asBearer = (token: string) =>
    aPage(identity.url).call('/api/selvedge/who-am-i', { headers: { authorization: `Bearer ${token}` } })
  expect((await asBearer(guestToken)).status).toBe(401)
  expect((await asBearer(tokens.accessToken)).status).toBe(200)

  const before = page.cookie()
  const logout = await page.post('/api/selvedge/logout')
  expect(logout.body).toEqual({ ok: true, token: expect.any(String) })
  expect((await asBearer(tokens.accessToken)).status).toBe(401)
  expect((await whoAmI(page)).guest).toBe(true)
  expect(await tokenOf(page)).toBe(logout.body.token)
  const old = aPage(identity.url)
  old.setCookie(before)
  expect((await whoAmI(old)).guest).toBe(true)
})

test('ends all other sessions when the password changes, and keeps the current session', async () => {
  const { email, password } = await newCustomer()
  const [here, there] = [aPage(identity.url), aPage(identity.url)]
  for (const page of [here, there]) await page.post('/api/selvedge/login', { email, password })
  const wrong = await here.post('/api/selvedge/password/change', {
    currentPassword: 'Wrong-2026',
    newPassword: 'Different-2026',
  })
  expect(wrong).toMatchObject({ status: 401, body: { kind: 'credentials' } })
  const changed = await here.post('/api/selvedge/password/change', {
    currentPassword: password,
    newPassword: 'Different-2026',
  })
  expect(changed.status).toBe(200)
  expect((await whoAmI(here)).guest).toBe(false)
  expect((await whoAmI(there)).guest).toBe(true)
  const again = await aPage(identity.url).post('/api/selvedge/login', { email, password: 'Different-2026' })
  expect(again.status).toBe(200)
})

test.each(['0', 'a-token-that-was-revoked', '%00'])(
  'accepts a login and a registration that are sent with the unknown bearer token %j',
  async (token) => {
    const server = (path: string, body: object) =>
      aPage(identity.url).call(`/api/selvedge${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      })
    const { email, password } = await newCustomer()
    const login = await server('/login', { email, password })
    expect([login.status, login.body.tokens?.accessToken]).toEqual([200, expect.any(String)])
    const other = { email: `other.${email}`, password, firstName: 'Marianne', lastName: 'Hale' }
    const registered = await server('/register', other)
    expect([registered.status, registered.body.customerId]).toEqual([200, expect.any(String)])
  },
)
