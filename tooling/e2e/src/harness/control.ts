import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stack } from '@selvedge/dev'

/** Lets tests, which run in a process of their own, kill and restart services: `POST /kill/identity`. */
export const startControl = async (stack: Stack): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const [, act = '', name = ''] = (request.url ?? '').split('/')
    const done =
      act === 'kill'
        ? stack.kill(name)
        : act === 'restart'
          ? stack.restart(name)
          : Promise.reject(new Error(`no such act: ${act}`))
    done.then(
      () => response.end('done'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
