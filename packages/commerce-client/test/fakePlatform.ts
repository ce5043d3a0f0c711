import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the server received. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The response of the server. `cut` ends the connection in the middle of the body, `never` sends no response. */
export type Reply =
  | { readonly status?: number; readonly json: unknown; readonly delayMs?: number }
  | { readonly status?: number; readonly text: string; readonly type?: string }
  | { readonly cut: string }
  | { readonly never: true }

const send = (response: ServerResponse, reply: Reply): void => {
  if ('never' in reply) return
  if ('cut' in reply) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.cut.length * 2 })
    response.write(reply.cut, () => response.destroy())
  } else if ('text' in reply) {
    response
      .writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json' })
      .end(reply.text)
  } else {
    const text = JSON.stringify(reply.json)
    setTimeout(() => {
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(text)
    }, reply.delayMs ?? 0)
  }
}

export type FakePlatform = {
  readonly url: string
  /** Every call, in order. */
  readonly received: Received[]
  readonly respondWith: (responder: (received: Received) => Reply) => void
  readonly stop: () => Promise<void>
}

/** Starts a server with scripted responses, to test how the client handles them. */
export const startFakePlatform = async (): Promise<FakePlatform> => {
  const received: Received[] = []
  let responder: (received: Received) => Reply = () => ({ status: 500, text: 'nothing was prepared' })
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { headers, url = '' } = request
      const call = {
        method: request.method ?? '',
        path: url,
        authorization: headers.authorization,
        headers,
        body,
      }
      received.push(call)
      send(response, responder(call))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respondWith: (next) => {
      responder = next
      received.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
