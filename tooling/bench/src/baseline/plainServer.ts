// Serves the plain Remix page with the server library of the storefront. Runs in a separate process.
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'

const build: ServerBuild = await import(fileURLToPath(new URL('../../dist/server/index.js', import.meta.url)))
const handle = createRequestHandler(build, 'production')
const app = new Hono()
app.get('/healthz', (context) => context.text('ok'))
app.all('*', (context) => handle(context.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
process.once('disconnect', () => process.exit(0))
