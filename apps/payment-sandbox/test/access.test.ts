import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'

const KEY = 'a-key-of-this-start'
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({
    PAYMENT_SANDBOX_PUBLIC_URL: 'https://payments.example',
    DEVELOPMENT_KEY: KEY,
  })
})
afterAll(() => sandbox.stop())

const statusFor = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${sandbox.url}/console?key=${KEY}`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })

test.each(['/console', '/console.json', '/faults', '/webhooks', '/webhook_endpoints'])(
  '%s requires the key when other machines can reach the sandbox',
  async (path) => {
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(403)
    const authorization = `Bearer ${KEY}`
    expect((await fetch(`${sandbox.url}${path}`, { headers: { authorization } })).status).toBe(200)
  },
)

test('refuses a request for an unknown host name', async () => {
  expect(await statusFor('payments.example')).toBe(302)
  expect(await statusFor('evil.test')).toBe(400)
})

test.each(['/console', '/missing', '/v1/payment_intents/pi_1', '/healthz'])(
  'sends nosniff and HSTS in the response to %s',
  async (path) => {
    const { headers } = await fetch(`${sandbox.url}${path}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  },
)
