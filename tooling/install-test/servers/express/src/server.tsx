import { readFileSync } from 'node:fs'
import { themeAttributes } from '@selvedge/ui-kit'
import express, { type Response } from 'express'
import { renderToString } from 'react-dom/server'
import { App, type State } from './App'
import { findProduct, listProducts } from './shared/shop'

type Asset = { readonly file: string; readonly css?: readonly string[] }

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Asset>
const client = manifest['src/client.tsx']
if (!client) throw new Error('Build the client first.')

const styles = (client.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
const theme = Object.entries(themeAttributes({ brand: 'selvedge', mode: 'light' }))
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')

const send = (response: Response, status: number, state: State): void => {
  // Without the replacement, a text with "</script>" would end the element.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  response.status(status).send(`<!doctype html>
<html lang="en" ${theme}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Designs</title>
<link rel="icon" href="data:,">${styles}</head>
<body><div id="root">${renderToString(<App state={state} />)}</div>
<script type="application/json" id="state">${json}</script>
<script type="module" src="/${client.file}"></script></body>
</html>`)
}

const app = express()
app.use('/assets', express.static('dist/client/assets', { immutable: true, maxAge: '1y' }))

app.get('/', async (_request, response) => {
  const products = await listProducts()
  if (products) send(response, 200, { page: 'catalogue', products })
  else send(response, 503, { page: 'error', status: 503 })
})

app.get('/product/:slug', async (request, response) => {
  const { status, product } = await findProduct(request.params.slug)
  if (product) send(response, status, { page: 'product', product })
  else send(response, status, { page: 'error', status })
})

app.use((_request, response) => send(response, 404, { page: 'error', status: 404 }))

app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
