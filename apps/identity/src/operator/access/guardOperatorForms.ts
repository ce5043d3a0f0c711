import { guardFormOrigin, isLoopback } from '@selvedge/service'
import { createMiddleware } from 'hono/factory'

/** The origin of this service as the browser sees it. On one machine it may be `localhost` or `127.0.0.1`. */
const originOf = (host: string | undefined, publicUrl: string): string => {
  const own = URL.parse(`http://${host}`)
  return own && isLoopback(own.hostname) && isLoopback(new URL(publicUrl).hostname)
    ? own.origin
    : new URL(publicUrl).origin
}

/** Refuses a form that a page of another origin sends, even if that page is served by this machine on another port. */
export const guardOperatorForms = (publicUrl: string) =>
  createMiddleware((context, next) =>
    guardFormOrigin(originOf(context.req.header('host'), publicUrl))(context, next),
  )
