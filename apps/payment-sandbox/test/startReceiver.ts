import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly headers: Record<string, string | undefined>; readonly body: string }

/** A shop's webhook endpoint on a free port. It returns 500 as often as `refuse` requested, then 200. */
export const startReceiver = async () => {
  const received: Received[] = []
  let refusals = 0
  let notify = (): void => undefined
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
      })
      refusals -= 1
      response.writeHead(refusals >= 0 ? 500 : 200).end()
      notify()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    refuse: (times: number): void => {
      refusals = times
    },
    /** Waits until `count` messages have arrived; the test's own time limit ends the wait. */
    waitFor: async (count: number): Promise<readonly Received[]> => {
      while (received.length < count)
        await new Promise<void>((resolve) => {
          notify = resolve
        })
      return received
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
