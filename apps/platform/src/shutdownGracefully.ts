import { setTimeout as wait } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

type Stoppable = { readonly drain: () => void; readonly close: () => Promise<void> }

type Times = { readonly noticeMs: number; readonly graceMs: number }

const closed = (server: ServerType): Promise<void> =>
  new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))

/**
 * Stops a service without dropping a request: first it says that it is not ready, and still answers while load balancers
 * notice (`noticeMs`); then it takes no more connections and lets those under way end. Rejects when they take longer than
 * `graceMs`. Both in ms.
 */
export const stopGently = async (
  server: ServerType,
  service: Stoppable,
  { noticeMs, graceMs }: Times,
): Promise<void> => {
  service.drain()
  await wait(noticeMs)
  const ended = closed(server)
  // Connections that are kept alive without a request would hold the stop up.
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const late = wait(graceMs, undefined, { ref: false }).then(() => {
    throw new Error('Requests were still under way.')
  })
  await Promise.race([ended, late])
  await service.close()
}
