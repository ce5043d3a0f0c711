import { createMiddleware } from 'hono/factory'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

type Options = { readonly siteOrigins: readonly string[]; readonly cookieName: string }

const isListed = (origin: string | undefined, siteOrigins: readonly string[]): boolean =>
  origin !== undefined && siteOrigins.includes(origin)

/**
 * Refuses what another site's page tries: a request that changes something and carries a browser's marks must come
 * from a listed site. A server's call has a token and no such marks; a cookie alone is never enough.
 */
export const guardOrigin = ({ siteOrigins, cookieName }: Options) =>
  createMiddleware(async (context, next) => {
    if (SAFE.includes(context.req.method)) return next()
    const origin = context.req.header('origin')
    const hasCookie = (context.req.header('cookie') ?? '').includes(`${cookieName}=`)
    const fromBrowser =
      origin !== undefined || hasCookie || context.req.header('sec-fetch-site') !== undefined
    if (fromBrowser && !isListed(origin, siteOrigins))
      return context.json({ kind: 'forbidden', message: 'This page may not call the identity service.' }, 403)
    return next()
  })

/** Lets pages of listed sites read answers with credentials; to others it says nothing. */
export const allowSites = (siteOrigins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    const listed = isListed(origin, siteOrigins) ? origin : undefined
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
