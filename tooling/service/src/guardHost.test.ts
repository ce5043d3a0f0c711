import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardHost } from './guardHost.ts'

const app = new Hono()
  .use(guardHost(['identity.example', 'identity.internal:3001', '0.0.0.0', '::']))
  .get('*', (context) => context.text('reached'))

const statusFor = async (host: string, path = '/'): Promise<number> =>
  (await app.request(path, { headers: { host } })).status

test.each([
  'identity.example',
  'IDENTITY.example:443',
  'identity.internal:3001',
  'localhost:3001',
  '127.0.0.1',
  '[::1]:3001',
])('serves a request for the host %s', async (host) => expect(await statusFor(host)).toBe(200))

test.each([
  'evil.test',
  'localhost.evil.test:3001',
  'identity.example.evil.test',
  '169.254.169.254',
  '0.0.0.0:80',
  '[::]',
  'a b',
])('refuses a request whose Host header is %s', async (host) => expect(await statusFor(host)).toBe(400))

test('responds to health checks for any host', async () => {
  expect(await statusFor('10.0.0.7:3001', '/readyz')).toBe(200)
})
