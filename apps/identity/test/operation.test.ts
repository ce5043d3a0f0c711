import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../src/openapi/operations.ts'
import { aPage } from './harness/browser.ts'
import { aShopper, place } from './harness/orders.ts'
import { newCustomer } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { type MailServer, startMailServer } from './harness/startMailServer.ts'
import { testServices } from './harness/testServices.ts'

let identity: TestIdentity
let mails: MailServer
const requestIds: (string | undefined)[] = []
const proxy = createServer(async (request, response) => {
  requestIds.push(request.headers['x-request-id']?.toString())
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const upstream = await fetch(`${testServices.platform}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  })
  response.writeHead(upstream.status, {
    'content-type': upstream.headers.get('content-type') ?? 'text/plain',
  })
  response.end(Buffer.from(await upstream.arrayBuffer()))
})
const listen = (server: {
  listen: (port: number, host: string, ready: () => void) => unknown
}): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()))

beforeAll(async () => {
  await listen(proxy)
  mails = await startMailServer()
  const { port } = proxy.address() as AddressInfo
  const through = `http://127.0.0.1:${port}`
  identity = await startIdentity({
    environment: {
      COMMERCE_AUTH_URL: through,
      COMMERCE_API_URL: through,
      SMTP_URL: mails.url,
      MAILBOX: 'off',
    },
  })
})
afterAll(async () => {
  await identity.stop()
  proxy.closeAllConnections()
  proxy.close()
  await mails.stop()
})

test('sends the id of a request to the platform, logs the id, and returns it to the caller', async () => {
  const page = aPage(identity.url)
  await page.get('/api/token')
  requestIds.length = 0
  const upstream = await page.call('/api/selvedge/who-am-i', { headers: { 'x-request-id': 'trace-4711' } })
  expect(upstream.headers.get('x-request-id')).toBe('trace-4711')
  expect(requestIds).toContain('trace-4711')
  await expect.poll(() => identity.output()).toContain('"requestId":"trace-4711"')
})

test('sends the confirmation once by SMTP, and counts requests, orders and provider calls in the metrics', async () => {
  const shopper = await aShopper(identity.url)
  const done = await place(shopper)
  expect(done.state).toBe('placed')
  expect(mails.received.filter((mail) => mail.includes(`Your order ${done.orderNumber}`))).toHaveLength(1)
  const metrics = await (await fetch(`${identity.url}/metrics`)).text()
  expect(metrics).toMatch(
    /identity_http_request_seconds_count\{method="POST",route="\/api\/:site\/orders",status="202"\} 1/,
  )
  expect(metrics).toContain('identity_order_attempts{state="placed"} 1')
  expect(metrics).toMatch(
    /identity_provider_call_seconds_count\{provider="stripe",act="authorise",outcome="answered"\} 1/,
  )
  expect((await fetch(`${identity.url}/mailbox`)).status).toBe(404)
})

/** Removes random values from the log: ids, times, process ids and ports may contain any four digits. */
const withoutChance = (log: string): string =>
  log
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/"(time|pid|port|ms)":\d+|\(node:\d+\)/g, '<number>')

test('does not log secrets, tokens, email addresses, names or card numbers', async () => {
  const customer = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email: customer.email, password: 'Wrong-2026' })
  const { tokens } = (await page.post('/api/selvedge/login', customer)).body
  const shopper = await aShopper(identity.url, { login: customer })
  await place(shopper)
  const log = identity.output()
  expect(log).toContain('"path":"/api/selvedge/login"')
  for (const secret of [
    customer.email,
    customer.password,
    tokens.accessToken,
    shopper.token,
    page.cookie().split('=')[1] ?? '',
    'identity-test-secret',
    'sk_test_selvedge',
    'Marianne',
  ])
    expect(log).not.toContain(secret)
  expect(withoutChance(log)).not.toContain('4242')
})

test('logs no query parameters when a query fails in a request or a workflow', async () => {
  const failing = await startIdentity()
  await rowsOf(failing.databaseUrl, 'alter table mail rename to mail_elsewhere', [])
  const { email } = await newCustomer()
  const page = aPage(failing.url)
  const subscription = { email, fullName: 'Wilhelmina Quist', emails: 'weekly' }
  expect((await page.post('/api/selvedge/newsletter', subscription)).status).toBe(503)
  expect((await page.post('/api/selvedge/password/forgot', { email })).status).toBe(202)
  await expect.poll(() => failing.output()).toContain('workflow engine')
  await failing.stop()
  const log = failing.output()
  expect(log).toContain('"code":"42P01"')
  expect(log).toContain('insert into \\"mail\\"')
  for (const value of [email, encodeURIComponent(email), 'Quist', 'Set a new password'])
    expect(log).not.toContain(value)
})

test('lists every call with its schemas in the OpenAPI document, and no other calls', async () => {
  const document = (await aPage(identity.url).get('/openapi.json')).body
  expect(document.openapi).toBe('3.1.0')
  expect(
    document.paths['/api/{product}/orders'].post.requestBody.content['application/json'].schema,
  ).toMatchObject({
    type: 'object',
    required: ['cartId', 'total'],
  })
  expect(
    document.paths['/api/token'].get.responses['200'].content['application/json'].schema.properties,
  ).toEqual({
    success: { type: 'boolean' },
    token: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    guest: { type: 'boolean' },
  })
  const named = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  )
  expect(named).toHaveLength(Object.keys(operations).length)
  for (const { method, path } of named) {
    const url = path
      .replace('{product}', 'selvedge')
      .replace('{currency}', 'USD')
      .replace(/\{\w+\}/g, 'x')
    const upstream = await aPage(identity.url).call(url, {
      method: method.toUpperCase(),
      ...(method === 'get' ? {} : { body: {} }),
    })
    expect([200, 401, 403, 422, 429], `${method} ${path}`).toContain(upstream.status)
  }
})

test('stops within the time limit after a signal, and finishes the running order after a restart', async () => {
  const leaving = await startIdentity()
  const shopper = await aShopper(leaving.url)
  const { page, cart, total } = shopper
  const upstream = await page.call('/api/selvedge/orders', {
    method: 'POST',
    headers: { 'idempotency-key': 'stopping-1' },
    body: { cartId: cart.id, total: { currencyCode: 'USD', centAmount: total } },
  })
  expect(upstream.status).toBe(202)
  process.kill(leaving.pid, 'SIGTERM')
  expect(await leaving.ended).toBe('0')
  const again = await startIdentity({ database: leaving.database })
  page.setCookie(page.cookie())
  const same = await aPage(again.url).call(`/api/selvedge/orders/${upstream.body.id}`, {
    headers: { cookie: page.cookie() },
  })
  expect(['running', 'placed']).toContain(same.body.state)
  await again.stop()
})
