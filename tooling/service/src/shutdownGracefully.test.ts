import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { shutdownGracefully } from './shutdownGracefully.ts'

const startServer = async () => {
  const server = createServer((_, response) => response.end('page'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('first drains the service, then closes the HTTP server, then closes the service', async () => {
  const server = await startServer()
  const events: string[] = []
  server.once('close', () => events.push('server closed'))
  await shutdownGracefully(
    server,
    { drain: () => events.push('drained'), close: async () => events.push('service closed') },
    { noticeMs: 0, graceMs: 10_000 },
  )
  expect(events).toEqual(['drained', 'server closed', 'service closed'])
})

test('rejects when the service does not close in time', async () => {
  const service = { drain: () => undefined, close: () => new Promise(() => undefined) }
  const times = { noticeMs: 0, graceMs: 10 }
  await expect(shutdownGracefully(await startServer(), service, times)).rejects.toThrow('still open')
})
