import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/node'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { runInLocale } from '../app/i18n/requestLocale.server.ts'
import { createContextMaker } from './context/createContext.ts'
import { createApp } from './http/createApp.ts'
import type { Settings } from './settings/settings.ts'

/** Creates the shop: the pages and the server around them, bundled together so that each class exists once. */
export const createShop = (settings: Settings, log: Logger): Hono => {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return createApp({
    settings,
    log,
    makeContext: createContextMaker(settings, log),
    page: (request, shop) => runInLocale(shop.locale, () => handle(request, { shop })),
  })
}
