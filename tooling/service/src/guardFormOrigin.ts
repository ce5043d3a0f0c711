import { createMiddleware } from 'hono/factory'

/**
 * Whether a request that changes something comes from a page of the given origin. Current browsers send
 * `Sec-Fetch-Site`, and older browsers send `Origin`; for a form without JavaScript, browsers send both. A request
 * without either header is not from a page. If a request has both headers, both have to match, which `hono/csrf` does
 * not require.
 */
const isOwnRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const from = headers.get('origin')
  return from === null ? site !== null : from === origin
}

/** Refuses forms that pages of other origins send, before any route runs. */
export const guardFormOrigin = (origin: string) =>
  createMiddleware(async (context, next) =>
    ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method) || isOwnRequest(context.req.raw.headers, origin)
      ? next()
      : context.text('This form was not sent from this site. Go back and try again.', 403),
  )
