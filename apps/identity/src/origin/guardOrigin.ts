import { createMiddleware } from 'hono/factory'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

type IsSiteOrigin = (origin: string) => Promise<boolean>
type Options = { readonly isSiteOrigin: IsSiteOrigin; readonly cookieName: string }

const isListed = async (origin: string | undefined, isSiteOrigin: IsSiteOrigin): Promise<boolean> =>
  origin !== undefined && isSiteOrigin(origin)

/**
 * Refuses changes requested by pages of other sites. A request with a cookie or a browser's headers has to come from
 * a listed site, so a cookie alone is never enough. A call from a server has a token, but neither a cookie nor such
 * headers.
 */
export const guardOrigin = ({ isSiteOrigin, cookieName }: Options) =>
  createMiddleware(async (context, next) => {
    if (SAFE.includes(context.req.method)) return next()
    const origin = context.req.header('origin')
    const hasCookie = (context.req.header('cookie') ?? '').includes(`${cookieName}=`)
    const fromBrowser =
      origin !== undefined || hasCookie || context.req.header('sec-fetch-site') !== undefined
    if (fromBrowser && !(await isListed(origin, isSiteOrigin)))
      return context.json({ kind: 'forbidden', message: 'This page may not call the identity service.' }, 403)
    return next()
  })

/** Allows pages of listed sites to read responses with credentials; other sites get no CORS headers. */
export const allowSites = (isSiteOrigin: IsSiteOrigin) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    const listed = (await isListed(origin, isSiteOrigin)) ? origin : undefined
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')) {
      context.header('vary', 'Origin')
      if (!listed) return context.body(null, 403)
      context.header('access-control-allow-origin', listed)
      context.header('access-control-allow-credentials', 'true')
      context.header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      context.header(
        'access-control-allow-headers',
        'content-type, authorization, idempotency-key, x-request-id',
      )
      context.header('access-control-max-age', '600')
      return context.body(null, 204)
    }
    await next()
    context.header('vary', 'Origin', { append: true })
    if (listed) {
      context.header('access-control-allow-origin', listed)
      context.header('access-control-allow-credentials', 'true')
      context.header('access-control-expose-headers', 'x-request-id, retry-after')
    }
    return undefined
  })
