import { createMiddleware } from 'hono/factory'
import { isSharedListPath } from '../../app/i18n/listPaths.ts'

/**
 * Keeps the link of a shared list from other sites and from search engines. Requests within the shop still have a
 * referrer, because forms need an origin.
 */
export const withholdSharedLinks = () =>
  createMiddleware(async (context, next) => {
    await next()
    if (!isSharedListPath(context.req.path)) return
    context.res.headers.set('referrer-policy', 'same-origin')
    context.res.headers.set('x-robots-tag', 'noindex')
  })
