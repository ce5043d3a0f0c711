// Development: the same server, with vite in front for modules and reload.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { createContextMaker } from './context/createContext.ts'
import { createApp } from './http/createApp.ts'
import { readSettings } from './settings/settings.ts'

const settings = readSettings({ ...process.env, NODE_ENV: 'development' })
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'storefront', level: settings.LOG_LEVEL })
const vite = await createVite({ server: { middlewareMode: true } })
const app = createApp({
  settings,
  log,
  makeContext: createContextMaker(settings, log),
  page: async (request, shop) => {
    const build = await vite.ssrLoadModule('virtual:remix/server-build')
    return createRequestHandler(build as unknown as ServerBuild, 'development')(request, { shop })
  },
})

const listener = getRequestListener(app.fetch)
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
server.listen(settings.STOREFRONT_PORT, () => log.info({ port: settings.STOREFRONT_PORT }, 'listening'))

const stop = (): void => {
  void vite.close()
  server.close(() => process.exit(0))
  setTimeout(() => process.exit(0), 2_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)
