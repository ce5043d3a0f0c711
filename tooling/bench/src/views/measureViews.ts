import autocannon from 'autocannon'
import { processOnPort, processTime } from '../peer/processTime.ts'

/** A run of page views. */
export type Views = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The processor time of the server for each page, in ms. */
  readonly cost: number
  /** The share of the pages that were stored. */
  readonly hitRate: number
}

const CONNECTIONS = 50
/** What browsers accept. */
const ENCODINGS = 'gzip, deflate, br, zstd'

/** Opens the pages in their order, {@link CONNECTIONS} at a time, each as a guest's first page. */
export const measureViews = async (server: string, paths: readonly string[]): Promise<Views> => {
  const pid = processOnPort(Number(new URL(server).port))
  let next = 0
  let hits = 0
  const before = processTime(pid)
  const result = await autocannon({
    url: server,
    connections: CONNECTIONS,
    amount: paths.length,
    headers: { 'accept-encoding': ENCODINGS },
    requests: [
      {
        setupRequest: (defaults) => {
          const path = paths[next % paths.length] ?? '/'
          next += 1
          return { ...defaults, path }
        },
        onResponse: (_, __, ___, headers) => {
          if (headers['server-timing'] === 'page;desc=stored') hits += 1
        },
      },
    ],
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${server}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cost: (processTime(pid) - before) / result.requests.total,
    hitRate: hits / result.requests.total,
  }
}
