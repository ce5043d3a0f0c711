import { createMiddleware } from 'hono/factory'
import { isLoopback } from './isLoopback.ts'

/** The paths that accept any host, because health checks of a load balancer name the service by its IP address. */
const open = ['/healthz', '/readyz']

/** Listen addresses that are not host names. */
const wildcards = ['', '0.0.0.0', '[::]']

const nameOf = (host: string): string => URL.parse(`http://${host}`)?.hostname ?? ''

/**
 * Refuses requests whose `Host` header is neither one of the given hosts nor a loopback name. This stops DNS rebinding:
 * a page whose host name resolves to this machine still sends its own host name.
 */
export const guardHost = (hosts: readonly string[]) => {
  const names = hosts.map(nameOf).filter((name) => !wildcards.includes(name))
  return createMiddleware(async (context, next) => {
    const host = context.req.header('host')
    if (host === undefined || open.includes(context.req.path)) return next()
    const name = nameOf(host)
    return isLoopback(name) || names.includes(name)
      ? next()
      : context.text('This service has another host name.', 400)
  })
}
