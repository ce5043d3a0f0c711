import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperatorBrowser, type OperatorBrowser } from './harness/operatorBrowser.ts'
import { anOperator, OPERATOR, OPERATOR_KEY } from './harness/operators.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
let production: TestIdentity
let withoutKey: TestIdentity
let operator: OperatorBrowser

beforeAll(async () => {
  ;[identity, production, withoutKey] = await Promise.all([
    startIdentity({ environment: { OPERATOR_KEY, PREVIEW_KEY: OPERATOR_KEY } }),
    startIdentity({
      environment: {
        SELVEDGE_MODE: 'production',
        ACCEPT_IN_PRODUCTION: 'no-mail,payment-sandbox',
        MAILBOX: 'off',
        IDME_STAND_IN: 'off',
      },
    }),
    startIdentity(),
  ])
  operator = await anOperator(identity)
})
afterAll(() => Promise.all([identity.stop(), production.stop(), withoutKey.stop()]))

test('serves no operator pages in production mode without a key', async () => {
  const stranger = anOperatorBrowser(production.url)
  for (const path of ['/operator', '/operator/orders', '/operator/login', '/operator/assets/x/styles.css'])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
})

test('serves no login page and refuses forwarded requests when no key is set', async () => {
  const local = anOperatorBrowser(withoutKey.url)
  expect((await local.get('/operator/orders')).text).toContain('This machine')
  expect((await local.get('/operator/login')).status).toBe(404)
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }]) {
    const passedOn = await fetch(`${withoutKey.url}/operator/orders`, { headers })
    expect([passedOn.status, await passedOn.text()]).toEqual([403, expect.stringContaining('OPERATOR_KEY')])
  }
})

test('redirects to the login, accepts only the right key, and limits tries with wrong keys', async () => {
  const stranger = anOperatorBrowser(identity.url)
  const first = await stranger.get('/operator/orders?state=failed')
  expect(first.status).toBe(303)
  expect(first.headers.get('location')).toBe('/operator/login?next=%2Foperator%2Forders%3Fstate%3Dfailed')
  const next = '/operator/orders?state=failed'
  const wrong = await stranger.post('/operator/login', { name: OPERATOR, key: `${OPERATOR_KEY}!`, next })
  expect(wrong.status).toBe(403)
  expect(wrong.text).toContain('This is not the key.')
  expect(wrong.html).toContain(`value="${OPERATOR}"`)
  expect(wrong.html).not.toContain(OPERATOR_KEY)
  expect((await stranger.post('/operator/login', { name: ' ', key: OPERATOR_KEY, next })).status).toBe(422)

  const right = await stranger.post('/operator/login', { name: OPERATOR, key: OPERATOR_KEY, next })
  expect(right.headers.get('location')).toBe(next)
  expect(right.headers.getSetCookie()[0]).toMatch(
    /^__Secure-operator=[\w-]{43}; Max-Age=28800; Path=\/operator; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect((await stranger.get(next)).status).toBe(200)

  const cookie = stranger.cookie()
  expect((await stranger.post('/operator/logout', {})).status).toBe(303)
  const reused = await fetch(`${identity.url}/operator/orders`, { headers: { cookie }, redirect: 'manual' })
  expect(reused.status).toBe(303)

  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await stranger.post('/operator/login', { name: OPERATOR, key: 'a guess', next })).status)
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
})

test('limits wrong keys even when they are sent in parallel', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () =>
      anOperatorBrowser(identity.url).post('/operator/login', { name: OPERATOR, key: 'a guess' }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10)
  expect(guesses.at(-1)?.status).toBe(429)
})

test('refuses forms that were not sent from the operator pages', async () => {
  const fields = { id: randomUUID(), reason: 'because', amount: '5', currency: 'USD' }
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    {},
  ])
    expect((await operator.post(`/operator/credit/${randomUUID()}/adjust`, fields, headers)).status).toBe(403)
  const rebound = await operator.get('/operator/orders')
  expect(rebound.status).toBe(200)
})

test('sends pages without scripts, and forbids browsers to store or frame the pages', async () => {
  const { headers, html } = await operator.get('/operator/orders')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toContain('script-src')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/ style=/)
  const stylesheet = /href="(\/operator\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  const styles = await operator.get(stylesheet)
  expect(styles.status).toBe(200)
  expect(styles.headers.get('cache-control')).toContain('immutable')
})

test('finds nothing when the search text cannot be stored in the database', async () => {
  for (const path of ['orders/%00', 'orders?query=%00', 'mails/%00', 'credit?email=%00', 'experiments/%00'])
    expect([path, (await operator.get(`/operator/${path}`)).status]).toEqual([path, 404])
  for (const query of ['%EF%BF%BF', '"', "' or 1=1 --", '%E2%80%AE', '%F0%9F%A7%B5'.repeat(50), '\\'])
    expect([query, (await operator.get(`/operator/orders?query=${query}`)).status]).toEqual([query, 200])
})

test('redirects from a page after the last page to the last page', async () => {
  for (const path of ['orders?state=failed', 'codes?', 'mails?state=sent', 'actions?']) {
    const { headers } = await operator.get(`/operator/${path}&page=99`)
    expect(headers.get('location')).toBe(`/operator/${path}&page=1`.replace('?&', '?'))
  }
})

test('lists the sites', async () => {
  const { text } = await operator.get('/operator/sites')
  expect(text).toMatch(/Larkhouse Key larkhouse .*LH/)
})

test('creates the link to a draft of a site', async () => {
  const made = await operator.get('/operator/sites?site=selvedge&draft=spring&days=3')
  expect(made.html).toMatch(/href="https?:[^"]+\/preview\?site=selvedge&amp;draft=spring&amp;until=\d+/)
  const wrong = await operator.get('/operator/sites?site=selvedge&draft=Spring%201&days=3')
  expect([wrong.status, wrong.html.includes('value="Spring 1"')]).toEqual([422, true])
})
