import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { BranchChanges, Stack } from '@selvedge/dev'

/** Starts an HTTP server that controls a running shop, for tests in other processes. */
export const startControl = async (
  stack: Stack,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const [, command = '', name = ''] = (request.url ?? '').split('/')
    const run = async (): Promise<unknown> => {
      switch (command) {
        case 'kill':
          return stack.kill(name)
        case 'pause':
          return stack.pause(name)
        case 'resume':
          return stack.resume(name)
        case 'restart':
          return stack.restart(name)
        case 'branch':
          return stack.branch((await json(request)) as BranchChanges)
        case 'stop-branches':
          return stack.stopBranches()
        default:
          throw new Error(`unknown command: ${command}`)
      }
    }
    run().then(
      (value) => response.end(JSON.stringify(value ?? null)),
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
