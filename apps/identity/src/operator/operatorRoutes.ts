import { Hono } from 'hono'
import type { OperatorEnv, OperatorParts } from './operatorParts.ts'

const contentSecurity = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The operator's pages. Their code is loaded by the first request to them, because nothing else of this service needs
 * React. The pages contain no script, and they must not be cached, indexed or framed.
 */
export const operatorRoutes = (parts: OperatorParts): Hono => {
  const app = new Hono()
  let loading: Promise<Hono<OperatorEnv>> | undefined
  const load = (): Promise<Hono<OperatorEnv>> => {
    loading ??= import('./operatorApp.tsx')
      .then(({ createOperatorApp }) => createOperatorApp(parts))
      .catch((error: unknown) => {
        // Forgets the failed import, so that the next request tries it again.
        loading = undefined
        throw error
      })
    return loading
  }
  app.all('*', async (context) => {
    const pages = await load()
    const { headers, status, body } = await pages.fetch(context.req.raw, context.env)
    const response = new Response(body, { headers, status })
    response.headers.set('content-security-policy', contentSecurity)
    response.headers.set('x-robots-tag', 'noindex, nofollow')
    // With `no-referrer`, browsers would send forms without their origin.
    response.headers.set('referrer-policy', 'same-origin')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
  return app
}
