// Starts the shop for development. Vite is in front of the shop's server: it serves modules, and reloads pages after an
// edit.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createLog } from '@selvedge/service'
import { createServer as createVite } from 'vite'
import { readSettings } from './settings/settings.ts'

const settings = readSettings({ ...process.env, NODE_ENV: 'development' })
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = createLog({ name: 'storefront', level: settings.LOG_LEVEL })
const vite = await createVite({ server: { middlewareMode: true } })

type ShopModule = typeof import('./createShop.ts')
type Shop = ReturnType<ShopModule['createShop']>
let loaded: { readonly module: ShopModule; readonly shop: Shop } | undefined

/** Loads the shop from its current files: after a file has changed, vite returns a new module. */
const loadShop = async (): Promise<Shop> => {
  const module = (await vite.ssrLoadModule('/server/createShop.ts')) as ShopModule
  if (loaded?.module !== module) loaded = { module, shop: module.createShop(settings, log) }
  return loaded.shop
}

const listener = getRequestListener(async (request, bindings) => (await loadShop()).fetch(request, bindings))
const { STOREFRONT_PORT, LARKHOUSE_PORT, CHECKOUT_PORT } = settings
const ports = [STOREFRONT_PORT, LARKHOUSE_PORT, CHECKOUT_PORT].filter((port) => port !== undefined)
const servers = ports.map((port) =>
  createServer((request, response) => {
    vite.middlewares(request, response, () => void listener(request, response))
  }).listen(port, settings.STOREFRONT_HOST, () => log.info({ port }, 'listening')),
)

const stop = (): void => {
  void vite.close()
  for (const server of servers) server.close(() => process.exit(0))
  setTimeout(() => process.exit(0), 2_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)
