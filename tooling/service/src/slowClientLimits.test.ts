import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowClientLimits } from './slowClientLimits.ts'

let port: number
let close: () => void
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const app = new Hono().post('*', async (context) => context.text(await context.req.text()))
      const server = serve(
        { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: slowClientLimits(1 / 50) },
        (address) => {
          port = address.port
          resolve()
        },
      )
      close = () => server.close()
    }),
)
afterAll(() => close())

/** Sends text, then a character every 5 ms until the server disconnects; returns the status line. */
const sendSlowly = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    const timer = setInterval(() => socket.write('a'), 5)
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(received.split('\r\n')[0] ?? '')
    })
  })

test.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  ['body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n'],
])('disconnects a client that sends its %s slowly', async (_, text) => {
  expect(await sendSlowly(text)).toBe('HTTP/1.1 408 Request Timeout')
})

test('disconnects slow clients within 10 s', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = slowClientLimits()
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
})

test('keeps an idle connection for longer than a reverse proxy does by default', () => {
  expect(slowClientLimits().keepAliveTimeout).toBeGreaterThan(60_000)
})
