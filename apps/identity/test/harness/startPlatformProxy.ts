import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { surroundings } from './surroundings.ts'

type Variables = { readonly draft?: Readonly<Record<string, unknown>>; readonly [name: string]: unknown }

/** A call on its way to the platform: the operation's name and its variables. */
export type PlatformCall = {
  readonly operation: string
  readonly variables: Variables
}

/**
 * What happens to a call: `forward` sends it on, with other variables on request; `answer` keeps it from the platform;
 * `garble` lets the platform do it and answers with something else.
 */
export type Treatment =
  | { readonly kind: 'forward'; readonly variables?: unknown }
  | { readonly kind: 'answer' | 'garble'; readonly body: string }

/** A real server between the service and the platform, for platforms that misbehave. */
export type PlatformProxy = {
  readonly url: string
  readonly treat: (treatment: (call: PlatformCall) => Treatment | undefined) => void
  readonly stop: () => Promise<void>
}

/** A refusal as the platform words it. */
export const refusal = (code: string): string =>
  JSON.stringify({ data: null, errors: [{ message: `refused: ${code}`, extensions: { code } }] })

const operationOf = (query: string): string => /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''

/** Starts it on a free port; calls go through untouched until `treat` says otherwise. */
export const startPlatformProxy = async (): Promise<PlatformProxy> => {
  const target = new URL(surroundings.platform)
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
      if (treated.kind === 'answer') return void outgoing.writeHead(200, json).end(treated.body)
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = incoming.headers
      const forward = send(
        new URL(incoming.url ?? '/', target),
        {
          method: incoming.method,
          headers: { ...headers, host: target.host, 'content-length': Buffer.byteLength(body) },
        },
        (answer) => {
          if (treated.kind === 'garble') {
            answer.resume()
            answer.on('end', () => outgoing.writeHead(200, json).end(treated.body))
            return
          }
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
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
