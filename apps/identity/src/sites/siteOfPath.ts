import { createMiddleware } from 'hono/factory'
import type { Sites } from './createSites.ts'
import { runForSite } from './currentSite.ts'

/**
 * The paths of the specification that are the same for all sites. The middleware skips them, because the wildcard of
 * its route matches them, too.
 */
const sharedPaths = [
  '/api/token',
  '/api/experiments',
  '/api/experiments/treatments',
  '/api/experiments/exposures',
]

/** Runs the routes below `/api/{site}` for that site. Responds with 404 when no site has this key. */
export const siteOfPath = (sites: Sites) =>
  createMiddleware(async (context, next) => {
    if (sharedPaths.includes(context.req.path)) return next()
    const site = await sites.find(context.req.param('site') ?? '')
    return site ? runForSite(site, next) : context.json({ kind: 'missing' }, 404)
  })
