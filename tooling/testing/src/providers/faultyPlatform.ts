import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What an operation is answered instead: a status, or an error that the platform would tell. */
export type PlatformFault =
  | { readonly status: number }
  | { readonly code: string; readonly message: string; readonly path: string }

/** The platform behind a host of its own, which answers chosen operations with a fault. */
export type FaultyPlatform = {
  readonly url: string
  /** Answers an operation, by its name, with a fault until it is mended. */
  readonly fail: (operation: string, fault: PlatformFault) => void
  readonly mend: () => void
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

/** Starts it. Whatever is not failed goes to the platform and comes back as it is. */
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
      const answer = await fetch(`${platform}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': type },
        ...(body === '' ? {} : { body }),
      })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      })
      response.end(await answer.text())
    }
    forward().catch(() => response.writeHead(502).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (operation, fault) => faults.set(operation, fault),
    mend: () => faults.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
