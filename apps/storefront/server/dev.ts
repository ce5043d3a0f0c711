// Development: the same server behind vite, which serves modules and reloads.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { readSettings } from './settings/settings.ts'

const settings = readSettings({ ...process.env, NODE_ENV: 'development' })
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'storefront', level: settings.LOG_LEVEL })
const vite = await createVite({ server: { middlewareMode: true } })

type ShopModule = typeof import('./createShop.ts')
let loaded: { readonly module: ShopModule; readonly shop: Hono } | undefined

/** The shop from its current files: vite returns another module after a change to one of them. */
const loadShop = async (): Promise<Hono> => {
  const module = (await vite.ssrLoadModule('/server/createShop.ts')) as ShopModule
  if (loaded?.module !== module) loaded = { module, shop: module.createShop(settings, log) }
  return loaded.shop
}

const listener = getRequestListener(async (request, bindings) => (await loadShop()).fetch(request, bindings))
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
server.listen(settings.STOREFRONT_PORT, settings.STOREFRONT_HOST, () =>
  log.info({ port: settings.STOREFRONT_PORT }, 'listening'),
)

const stop = (): void => {
  void vite.close()
  server.close(() => process.exit(0))
  setTimeout(() => process.exit(0), 2_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)
