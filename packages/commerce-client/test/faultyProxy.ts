import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the proxy does with a call. `lose`: the platform receives the call, and the connection breaks before the
 * response. `cut`: the connection breaks in the middle of the response. `refuse`: the connection breaks before the
 * platform receives the call. `stall`: there is no response. A number: the proxy responds with this status.
 */
export type Fault = 'lose' | 'cut' | 'refuse' | 'stall' | number

export type Call = {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly body: string
  readonly operation: string
}

export type FaultyProxy = {
  readonly url: string
  /** Every call, in order, including failed ones. */
  readonly calls: Call[]
  /**
   * Adds the faults of the next calls of an operation, in order. For the auth host, pass a path instead of an
   * operation.
   */
  readonly fail: (operation: string, ...faults: readonly Fault[]) => void
  /**
   * Runs `act` once before the next call of an operation is carried out, to simulate another client that makes its call
   * first.
   */
  readonly before: (operation: string, act: () => Promise<unknown>) => void
  readonly reset: () => void
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const operationOf = (path: string, body: string): string => {
  if (!path.endsWith('/graphql')) return path
  return (JSON.parse(body) as { operationName: string }).operationName
}

/** Starts a proxy between the client and the platform. The proxy fails on demand. */
export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  const calls: Call[] = []
  const faults = new Map<string, Fault[]>()
  const acts = new Map<string, () => Promise<unknown>>()

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const { url: path = '', method = '', headers } = request
    const operation = operationOf(path, body)
    calls.push({ method, path, authorization: headers.authorization, body, operation })
    const act = acts.get(operation)
    acts.delete(operation)
    await act?.()
    const fault = faults.get(operation)?.shift()
    if (fault === 'stall') return
    if (fault === 'refuse') {
      response.destroy()
      return
    }
    if (typeof fault === 'number') {
      response.writeHead(fault, { 'content-type': 'application/json' }).end('{"message":"Out of order."}')
      return
    }
    const { authorization = '', 'content-type': type = '' } = headers
    const upstream = await fetch(`${target}${path}`, {
      method,
      headers: { authorization, 'content-type': type },
      body,
    })
    const text = await upstream.text()
    if (fault === 'lose') {
      response.destroy()
      return
    }
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? '',
      'content-length': Buffer.byteLength(text),
    })
    if (fault === 'cut') response.write(text.slice(0, text.length / 2), () => response.destroy())
    else response.end(text)
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (operation, ...next) => faults.set(operation, [...next]),
    before: (operation, act) => acts.set(operation, act),
    reset: () => {
      calls.length = 0
      faults.clear()
      acts.clear()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
