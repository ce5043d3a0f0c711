import { createMiddleware } from 'hono/factory'

/**
 * Whether a request that changes something comes from a page of the given origin. Browsers send `Sec-Fetch-Site`, older
 * ones `Origin`; a form without JavaScript sends both. A request with neither is not from a page. When both are sent both
 * have to match, which `hono/csrf` does not require.
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
