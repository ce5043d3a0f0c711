import { type Load, sendLoad } from '../load/sendLoad.ts'
import { processOnPort, processTime } from '../peer/processTime.ts'

/** A run of page views. */
export type Views = Load & {
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
  const load = await sendLoad(server, {
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
  return { ...load, cost: (processTime(pid) - before) / paths.length, hitRate: hits / paths.length }
}
