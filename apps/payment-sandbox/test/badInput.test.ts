import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
const stripe = 'Bearer sk_test_selvedge'
const braintree = basic('selvedge_public', 'selvedge_private')
const afterpay = basic('selvedge', 'selvedge_secret')

const addresses: readonly (readonly [method: string, path: string, authorization: string])[] = [
  ['POST', '/v1/payment_intents', stripe],
  ['POST', '/v1/payment_intents/__proto__/confirm', stripe],
  ['POST', '/v1/payment_intents/%E0%A4%A/capture', stripe],
  ['POST', '/v1/refunds', stripe],
  ['POST', '/v1/customers', stripe],
  ['POST', '/v1/setup_intents', stripe],
  ['POST', '/v1/checkout/sessions', stripe],
  ['POST', '/v1/payment_methods/x/attach', stripe],
  ['POST', '/merchants/selvedge/transactions', braintree],
  ['POST', '/merchants/selvedge/transactions/advanced_search', braintree],
  ['POST', '/merchants/selvedge/transactions/constructor/refund', braintree],
  ['PUT', '/merchants/selvedge/transactions/x/void', braintree],
  ['POST', '/merchants/selvedge/customers', braintree],
  ['PUT', '/merchants/selvedge/customers/x', braintree],
  ['POST', '/merchants/selvedge/payment_methods', braintree],
  ['POST', '/merchants/selvedge/client_token', braintree],
  ['POST', '/v2/checkouts', afterpay],
  ['POST', '/v2/payments/auth', afterpay],
  ['POST', '/v2/payments/x/refund', afterpay],
  ['POST', '/pay/x', ''],
  ['POST', '/three-d-secure/x', ''],
  ['POST', `/braintree/card?return_url=${SHOP}`, ''],
  ['POST', `/braintree/three-d-secure/x?return_url=${SHOP}`, ''],
  ['POST', `/paypal/approve?return_url=${SHOP}&amount=1e9&currency=%00`, ''],
  ['POST', '/afterpay/checkout/x', ''],
  ['POST', '/fields/cards?provider=braintree', ''],
  ['POST', '/faults', ''],
  ['POST', '/webhook_endpoints', ''],
  ['POST', '/webhooks/mode', ''],
]

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"x":1},"constructor":1}',
  '{"transaction":{"amount":["1"],"order_id":{},"options":null}}',
  '{"search":{"order_id":{"is":{}},"__proto__":[]}}',
  '{"amount":{"amount":"\u0000","currency":"\ud800"},"merchant":[]}',
  '__proto__[x]=1&metadata[__proto__]=1&metadata=2&amount[]=1&expand=a',
  `${'a[b]'.repeat(500)}=1`,
  '%E0%A4%A=%&amount=１００&currency=usd',
  '\u0000\uffff',
]

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

test.each(addresses)(
  '%s %s returns a proper error for invalid bodies, never a 500',
  async (method, path, authorization) => {
    for (const body of bodies)
      for (const type of types) {
        const response = await fetch(`${sandbox.url}${path}`, {
          method,
          headers: { 'content-type': type, ...(authorization ? { authorization } : {}) },
          body,
          redirect: 'manual',
        })
        expect(`${response.status} for ${type} ${body.slice(0, 60)}`).toMatch(/^[234]/)
        await response.body?.cancel()
      }
  },
)

test('does not change Object.prototype when requests have invalid bodies', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { x?: unknown }).x).toBeUndefined()
})
