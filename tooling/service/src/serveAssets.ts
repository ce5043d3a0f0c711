import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built files for browsers with the given headers. Files with a hash in their name are cached for a year. A file
 * that the build has compressed is sent compressed.
 */
export const serveAssets = (folder: string, headers: Readonly<Record<string, string>>) => {
  const files = serveStatic({ root: folder, precompressed: true })
  // Most requests are for pages. This list avoids looking for a file and its compressed versions for each of them.
  const entries = new Set(readdirSync(folder))
  return createMiddleware(async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next()
    if (!entries.has(context.req.path.split('/', 2)[1] ?? '')) return next()
    const response = await files(context, async () => {})
    if (!response) return next()
    response.headers.set(
      'cache-control',
      context.req.path.startsWith('/assets/') ? YEAR : 'public, max-age=3600',
    )
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  })
}
