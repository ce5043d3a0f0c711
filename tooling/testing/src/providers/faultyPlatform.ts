import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The response to a failing operation: an HTTP status, or a GraphQL error. */
export type PlatformFault =
  | { readonly status: number }
  | { readonly code: string; readonly message: string; readonly path: string }

/** A proxy of the platform that fails chosen operations. */
export type FaultyPlatform = {
  readonly url: string
  /** Fails an operation, given by its name, until `restore` is called. */
  readonly fail: (operation: string, fault: PlatformFault) => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

const operationOf = (url: string, body: string): string => {
  const named = new URL(url, 'http://platform').searchParams.get('operationName')
  if (named) return named
  try {
    return (JSON.parse(body) as { operationName?: string }).operationName ?? ''
  } catch {
    return ''
  }
}

const graphqlError = ({ code, message, path }: Extract<PlatformFault, { code: string }>): string =>
  JSON.stringify({
    data: { [path]: null },
    errors: [{ message, path: [path], extensions: { code }, locations: [{ line: 1, column: 1 }] }],
  })

/** Starts a proxy of the platform. It forwards all operations that do not fail. */
export const startFaultyPlatform = async (platform: string): Promise<FaultyPlatform> => {
  const faults = new Map<string, PlatformFault>()
  const server = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const body = await text(request)
      const fault = faults.get(operationOf(request.url ?? '', body))
      if (fault) {
        response.writeHead('status' in fault ? fault.status : 200, { 'content-type': 'application/json' })
        response.end('status' in fault ? '{}' : graphqlError(fault))
        return
      }
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers
      const upstream = await fetch(`${platform}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': type },
        ...(body === '' ? {} : { body }),
      })
      response.writeHead(upstream.status, {
        'content-type': upstream.headers.get('content-type') ?? 'application/json',
      })
      response.end(await upstream.text())
    }
    forward().catch(() => response.writeHead(502).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (operation, fault) => faults.set(operation, fault),
    restore: () => faults.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
