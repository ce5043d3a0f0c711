import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/node'
import type { Logger } from 'pino'
import { runWithTexts } from '../app/i18n/requestLocale.server.ts'
import { createContextMaker } from './context/createContext.ts'
import { createApp, type PageHandler } from './http/createApp.ts'
import { createRoutePattern } from './http/routePattern.ts'
import { createPageCache } from './pages/createPageCache.ts'
import { sharePages } from './pages/sharePages.ts'
import type { Settings } from './settings/settings.ts'

/** Returns the pattern of a path's route. */
export const routePattern = createRoutePattern(build.routes)

/**
 * Creates the shop: the pages and the server around them, bundled together so that each class exists once. Without
 * `clientFolder`, as in development, no page is stored: each request renders its page, which therefore shows the latest
 * edit.
 */
export const createShop = (settings: Settings, log: Logger, clientFolder?: string) => {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const { sites, makeContext, watchChanges } = createContextMaker(settings, log)
  const page: PageHandler = (request, shop) =>
    runWithTexts({ locale: shop.locale, siteName: shop.site.name }, () => handle(request, { shop }))
  const storePages = (folder: string): PageHandler => {
    const cache = createPageCache()
    watchChanges(cache.expire)
    return sharePages({ page, settings, clientFolder: folder, cache })
  }
  return createApp({
    settings,
    log,
    sites,
    makeContext,
    page: clientFolder === undefined ? page : storePages(clientFolder),
  })
}
