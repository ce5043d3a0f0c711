import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, requirePort } from './ports.ts'
import { StartupError } from './startupError.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const occupy = (port: number, host?: string): Promise<void> =>
  new Promise((resolve) => {
    const server = createServer()
    servers.push(server)
    if (host) server.listen(port, host, resolve)
    else server.listen(port, resolve)
  })

test('accepts a free port', async () => {
  await expect(requirePort(await freePort(), 'storefront', 'STOREFRONT_PORT')).resolves.toBeUndefined()
})

test('never returns one port for several requests at the same moment', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  expect(new Set(ports).size).toBe(20)
})

test('returns ports that no outgoing connection and no server without a port can take', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThanOrEqual(11_000)
  expect(port).toBeLessThan(32_768)
})

test('skips a port that is in use', async () => {
  const first = await freePort()
  const rest = await Promise.all(Array.from({ length: 39 }, () => freePort()))
  expect(rest).not.toContain(first)
  await occupy(first)
  const again = await Promise.all(Array.from({ length: 39 }, () => freePort()))
  expect(again).not.toContain(first)
})

test.each([undefined, '127.0.0.1'])(
  'throws a one-line error that names the variable when its port is in use on %s',
  async (host) => {
    const port = await freePort()
    await occupy(port, host)
    await expect(requirePort(port, 'storefront', 'STOREFRONT_PORT')).rejects.toEqual(
      new StartupError(
        `Port ${port} for the storefront is taken. Stop what uses it, or set STOREFRONT_PORT to another port.`,
      ),
    )
  },
)
