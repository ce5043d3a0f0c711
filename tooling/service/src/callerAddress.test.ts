import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress } from './callerAddress.ts'

const peer = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } }

const addressWith = async (trustedHops: number, forwarded: string | undefined, bindings: object = peer) => {
  const app = new Hono().get('/', (context) => context.text(callerAddress(context, trustedHops)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, bindings)).text()
}

test.each([
  [0, '203.0.113.7', '192.0.2.1'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  [2, '203.0.113.7', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
])(
  'with %i trusted proxies and the header %j, returns the IP address %s',
  async (hops, forwarded, address) => {
    expect(await addressWith(hops, forwarded)).toBe(address)
  },
)

test('returns no IP address when the connection is unknown', async () => {
  expect(await addressWith(0, undefined, {})).toBe('')
})
