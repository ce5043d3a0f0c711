import { createMiddleware } from 'hono/factory'

/**
 * Notifies load balancers and clients before a service stops. After `announce`, `/readyz` is 503, and every response closes its
 * connection, so that the client opens the next one to a process that keeps running.
 */
export const createStopNotice = () => {
  let isStopping = false
  return {
    announce: (): void => {
      isStopping = true
    },
    middleware: createMiddleware(async (context, next) => {
      if (isStopping && context.req.path === '/readyz')
        return context.json({ status: 'stopping' }, 503, { connection: 'close' })
      await next()
      if (isStopping) context.header('connection', 'close')
      return undefined
    }),
  }
}
