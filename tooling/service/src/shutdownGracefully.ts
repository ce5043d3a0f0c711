import { setTimeout as wait } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

type Stoppable = { readonly drain: () => void; readonly close: () => Promise<unknown> }

type Times = { readonly noticeMs: number; readonly graceMs: number }

const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))

/**
 * Stops a service without dropping requests. First it fails the readiness check but still serves requests while load
 * balancers notice (`noticeMs`). Then it accepts no new connections and waits for running requests. Rejects when the
 * running requests and the closing of the service together take longer than `graceMs`. Both times are in ms.
 */
export const shutdownGracefully = async (
  server: ServerType,
  service: Stoppable,
  { noticeMs, graceMs }: Times,
): Promise<void> => {
  service.drain()
  await wait(noticeMs)
  const finished = closeServer(server)
  // Idle connections would delay the shutdown.
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timeout = wait(graceMs, undefined, { ref: false }).then(() => {
    throw new Error('Requests or connections were still open.')
  })
  // Closing the service waits for the database, which may be gone, so the timeout covers it too.
  await Promise.race([finished.then(() => service.close()), timeout])
}
