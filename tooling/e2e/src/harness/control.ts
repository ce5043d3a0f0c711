import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { BranchChanges, Stack } from '@selvedge/dev'

/**
 * Lets tests, which run in a process of their own, kill and restart services (`POST /kill/identity`), and start a
 * storefront and an identity service with other settings beside the first (`POST /branch`), until they are ended
 * (`POST /end-branches`).
 */
export const startControl = async (stack: Stack): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const [, act = '', name = ''] = (request.url ?? '').split('/')
    const run = async (): Promise<unknown> => {
      switch (act) {
        case 'kill':
          return stack.kill(name)
        case 'restart':
          return stack.restart(name)
        case 'branch':
          return stack.branch((await json(request)) as BranchChanges)
        case 'end-branches':
          return stack.endBranches()
        default:
          throw new Error(`no such act: ${act}`)
      }
    }
    run().then(
      (value) => response.end(JSON.stringify(value ?? 'done')),
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
