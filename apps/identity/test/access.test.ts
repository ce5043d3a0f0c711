import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const KEY = 'a-key-of-this-start'
let onLoopback: TestIdentity
let exposed: TestIdentity
beforeAll(async () => {
  ;[onLoopback, exposed] = await Promise.all([
    startIdentity(),
    startIdentity({ environment: { IDENTITY_URL: 'https://identity.example', DEVELOPMENT_KEY: KEY } }),
  ])
})
afterAll(() => Promise.all([onLoopback.stop(), exposed.stop()]))

const doors = [
  '/mailbox',
  '/mailbox.json',
  '/metrics',
  '/stand-in/id.me?client_id=c&redirect_uri=http%3A%2F%2Fshop.test%2F&response_type=code&scopes=nurse&state=s',
]

const statusFor = (service: TestIdentity, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${service.url}/api/token`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })

test.each(doors)('%s requires the key when other machines can reach the service', async (path) => {
  expect((await fetch(`${onLoopback.url}${path}`)).status).toBe(200)
  expect((await fetch(`${exposed.url}${path}`)).status).toBe(403)
  const authorization = `Bearer ${KEY}`
  expect((await fetch(`${exposed.url}${path}`, { headers: { authorization } })).status).toBe(200)
})

test('accepts an unsigned token of the simulated ID.me only when other machines cannot reach the service', async () => {
  const redeem = async (service: TestIdentity): Promise<number> => {
    const response = await fetch(`${service.url}/api/promotions/idme`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idme_access_token: 'local:ada:nurse', currency: 'USD' }),
    })
    return response.status
  }
  expect([await redeem(onLoopback), await redeem(exposed)]).toEqual([200, 422])
})

test('refuses a request for an unknown host name', async () => {
  expect(await statusFor(exposed, 'identity.example')).toBe(200)
  expect(await statusFor(exposed, 'localhost')).toBe(200)
  expect(await statusFor(exposed, 'evil.test')).toBe(400)
  expect(await statusFor(onLoopback, 'identity.example')).toBe(400)
})

test.each(['/api/token', '/missing', '/healthz', '/mailbox', '/openapi.json'])(
  'for %s, always sends nosniff, but HSTS only when the public URL is https',
  async (path) => {
    const [http, https] = await Promise.all([
      fetch(`${onLoopback.url}${path}`),
      fetch(`${exposed.url}${path}`),
    ])
    expect(http.headers.get('x-content-type-options')).toBe('nosniff')
    expect(https.headers.get('x-content-type-options')).toBe('nosniff')
    expect(http.headers.get('strict-transport-security')).toBeNull()
    expect(https.headers.get('strict-transport-security')).toMatch(/^max-age=/)
  },
)

const otherAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')

test('listens on the loopback address only', async () => {
  expect((await fetch(`${onLoopback.url}/healthz`)).status).toBe(200)
  for (const { address } of otherAddresses) {
    const url = new URL(onLoopback.url)
    url.hostname = address
    await expect(fetch(url)).rejects.toThrow()
  }
})

test('refuses to start in production without a mail server, and names the missing setting in one line', async () => {
  const start = startIdentity({
    environment: { SELVEDGE_MODE: 'production', MAILBOX: 'off', IDME_STAND_IN: 'off' },
  })
  await expect(start).rejects.toThrow(
    /ended with 1: identity: SMTP_URL is missing: [^\n]+ACCEPT_IN_PRODUCTION=no-mail\.\n$/,
  )
})

test.each(['/mailbox', doors.at(-1) ?? ''])('allows no other page to frame %s', async (path) => {
  const { headers } = await fetch(`${onLoopback.url}${path}`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('prints one line that names IDENTITY_PORT when the port is taken', async () => {
  // It responds to no request, so that the start does not look ready.
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(other, 'listening')
  await expect(startIdentity({ port: (other.address() as AddressInfo).port })).rejects.toThrow(
    /ended with 1: [\s\S]*identity: IDENTITY_PORT: port [0-9]+ is taken\. [^\n]+\n$/,
  )
  other.close()
})

test('serves no mailbox and no metrics in production, even when ACCEPT_IN_PRODUCTION allows the service to start', async () => {
  const production = await startIdentity({
    environment: {
      SELVEDGE_MODE: 'production',
      ACCEPT_IN_PRODUCTION: 'no-mail,payment-sandbox',
      MAILBOX: 'off',
      IDME_STAND_IN: 'off',
    },
  })
  for (const path of doors) expect((await fetch(`${production.url}${path}`)).status).toBe(404)
  await production.stop()
})
