import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseInvalidRequests } from './refuseInvalidRequests.ts'
import { slowClientLimits } from './slowClientLimits.ts'

let server: Server
beforeAll(async () => {
  server = createServer(slowClientLimits(1 / 50), (_, response) => {
    response.write('begun')
  })
  refuseInvalidRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

/** Sends text, and what follows when the response begins. Returns everything that came until the server disconnected. */
const send = (text: string, afterResponse?: string): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(text)
    socket.on('data', (chunk) => {
      received += chunk
      if (afterResponse) socket.write(afterResponse)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })

test.each([
  [400, 'Bad Request', 'NONSENSE\r\n\r\n'],
  [408, 'Request Timeout', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
  [
    431,
    'Request Header Fields Too Large',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
])('responds with %i %s and nosniff, and closes the connection', async (status, reason, text) => {
  const [statusLine, ...headers] = (await send(text)).split('\r\n')
  expect(statusLine).toBe(`HTTP/1.1 ${status} ${reason}`)
  expect(headers).toContain('x-content-type-options: nosniff')
  expect(headers).toContain('connection: close')
})

test('adds nothing to a response that has begun, and closes the connection', async () => {
  const received = await send('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n', 'NONSENSE\r\n\r\n')
  expect(received).toMatch(/begun\r\n$/)
  expect(received).not.toContain('400')
})
