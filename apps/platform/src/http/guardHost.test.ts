import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { guardHost } from './guardHost.ts'

const app = new Hono()
  .use(guardHost(['platform.example', 'platform.internal:3002', '0.0.0.0', '::']))
  .get('*', (context) => context.text('reached'))

const statusFor = async (host: string, path = '/'): Promise<number> =>
  (await app.request(path, { headers: { host } })).status

it.each([
  'platform.example',
  'PLATFORM.example:443',
  'platform.internal:3002',
  'localhost:3002',
  '127.0.0.1',
  '[::1]:3002',
])('serves a request for %s', async (host) => expect(await statusFor(host)).toBe(200))

it.each([
  'evil.test',
  'localhost.evil.test:3002',
  'platform.example.evil.test',
  '169.254.169.254',
  '0.0.0.0:80',
  '[::]',
  'a b',
])('refuses a request for %s, whatever address the name resolves to', async (host) =>
  expect(await statusFor(host)).toBe(400),
)

it('responds to health checks for any host', async () => {
  expect(await statusFor('10.0.0.7:3002', '/readyz')).toBe(200)
})
