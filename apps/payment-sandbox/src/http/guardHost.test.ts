import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardHost } from './guardHost.ts'

const app = new Hono()
  .use(guardHost(['payments.example', 'payments.internal:3003', '0.0.0.0', '::']))
  .get('*', (context) => context.text('reached'))

const statusFor = async (host: string, path = '/'): Promise<number> =>
  (await app.request(path, { headers: { host } })).status

test.each([
  'payments.example',
  'PAYMENTS.example:443',
  'payments.internal:3003',
  'localhost:3003',
  '127.0.0.1',
  '[::1]:3003',
])('serves a request for %s', async (host) => expect(await statusFor(host)).toBe(200))

test.each([
  'evil.test',
  'localhost.evil.test:3003',
  'payments.example.evil.test',
  '169.254.169.254',
  '0.0.0.0:80',
  '[::]',
  'a b',
])('refuses a request for %s, whatever address the name resolves to', async (host) =>
  expect(await statusFor(host)).toBe(400),
)

test('responds to health checks for any host', async () => {
  expect(await statusFor('10.0.0.7:3003', '/readyz')).toBe(200)
})
