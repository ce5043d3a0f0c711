import { createMiddleware } from 'hono/factory'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something comes from the shop itself. Browsers say so by `Sec-Fetch-Site`, older ones
 * by `Origin`; a form without JavaScript sends both. A request with neither is not from a page.
 */
export const isOwnRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const from = headers.get('origin')
  return from === null ? site !== null : from === origin
}

/** Refuses requests from other sites before any route runs. */
export const guardOrigin = (origin: string) =>
  createMiddleware(async (context, next) => {
    if (safeMethods.includes(context.req.method) || isOwnRequest(context.req.raw.headers, origin))
      return next()
    return context.text('This form was not sent from the shop. Go back to the shop and try again.', 403)
  })
