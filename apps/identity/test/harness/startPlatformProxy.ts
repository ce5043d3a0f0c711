import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testServices } from './testServices.ts'

type Variables = { readonly draft?: Readonly<Record<string, unknown>>; readonly [name: string]: unknown }

/** A call to the platform: the operation's name and its variables. */
export type PlatformCall = {
  readonly operation: string
  readonly variables: Variables
}

/**
 * The treatment of a call: `forward` sends it on, optionally with other variables; `respond` responds without the
 * platform; `garble` forwards it, but replaces the response.
 */
export type Treatment =
  | { readonly kind: 'forward'; readonly variables?: unknown }
  | { readonly kind: 'respond' | 'garble'; readonly body: string }

/** A proxy between the service and the platform that can simulate malformed or refused responses. */
export type PlatformProxy = {
  readonly url: string
  readonly treat: (treatment: (call: PlatformCall) => Treatment | undefined) => void
  readonly stop: () => Promise<void>
}

/** A refusal in the platform's format. */
export const refusal = (code: string): string =>
  JSON.stringify({ data: null, errors: [{ message: `refused: ${code}`, extensions: { code } }] })

const operationOf = (query: string): string => /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''

/** Starts the proxy on a free port; it forwards all calls until `treat` changes that. */
export const startPlatformProxy = async (): Promise<PlatformProxy> => {
  const target = new URL(testServices.platform)
  let treatment: (call: PlatformCall) => Treatment | undefined = () => undefined
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      let body = Buffer.concat(chunks).toString()
      let treated: Treatment = { kind: 'forward' }
      if (incoming.url?.endsWith('/graphql') && body !== '') {
        const call = JSON.parse(body) as { query: string; variables: Variables }
        treated = treatment({ operation: operationOf(call.query), variables: call.variables }) ?? treated
        if (treated.kind === 'forward' && 'variables' in treated)
          body = JSON.stringify({ ...call, variables: treated.variables })
      }
      const json = { 'content-type': 'application/json' }
      if (treated.kind === 'respond') return void outgoing.writeHead(200, json).end(treated.body)
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = incoming.headers
      const forward = send(
        new URL(incoming.url ?? '/', target),
        {
          method: incoming.method,
          headers: { ...headers, host: target.host, 'content-length': Buffer.byteLength(body) },
        },
        (upstream) => {
          if (treated.kind === 'garble') {
            upstream.resume()
            upstream.on('end', () => outgoing.writeHead(200, json).end(treated.body))
            return
          }
          outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers)
          upstream.pipe(outgoing)
        },
      )
      forward.on('error', () => outgoing.writeHead(502).end())
      forward.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    treat: (next) => {
      treatment = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
