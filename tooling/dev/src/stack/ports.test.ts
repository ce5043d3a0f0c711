import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, requirePort } from './ports.ts'
import { StartProblem } from './startProblem.ts'

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

test('a free port is fine', async () => {
  await expect(requirePort(await freePort(), 'storefront', 'STOREFRONT_PORT')).resolves.toBeUndefined()
})

test.each([undefined, '127.0.0.1'])(
  'a port taken on %s is refused in one line that names the variable',
  async (host) => {
    const port = await freePort()
    await occupy(port, host)
    await expect(requirePort(port, 'storefront', 'STOREFRONT_PORT')).rejects.toEqual(
      new StartProblem(
        `Port ${port} for the storefront is taken. Stop what uses it, or set STOREFRONT_PORT to another port.`,
      ),
    )
  },
)
