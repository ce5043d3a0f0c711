import { createServer, request } from 'node:http'
import { type Listening, listen } from './listen.ts'

/** Calls that arrived at the platform since the last reset. */
export type Calls = { readonly graphql: number; readonly token: number; readonly other: number }

export type CountingProxy = Listening & { readonly resetCounts: () => Calls }

const none: Calls = { graphql: 0, token: 0, other: 0 }

const kindOf = (path: string): keyof Calls => {
  if (path.includes('/graphql')) return 'graphql'
  return path.includes('/oauth/') ? 'token' : 'other'
}

/** Starts a proxy that forwards all requests to `target` and counts them. Images and readiness checks count as other. */
export const startCountingProxy = async (target: string): Promise<CountingProxy> => {
  let calls = none
  const server = createServer((incoming, outgoing) => {
    const kind = kindOf(incoming.url ?? '')
    calls = { ...calls, [kind]: calls[kind] + 1 }
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (upstream) => {
        outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers)
        upstream.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const listening = await listen(server)
  return {
    ...listening,
    resetCounts: () => {
      const counted = calls
      calls = none
      return counted
    },
  }
}
