import { readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const YEAR = 'public, max-age=31536000, immutable'

/** The built files of the browser; hashed ones are kept for a year. Compressed at build time where that helps. */
export const assets = (folder: string) => {
  const files = serveStatic({ root: folder, precompressed: true })
  return createMiddleware(async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next()
    const answer = await files(context, async () => {})
    if (!answer) return next()
    answer.headers.set(
      'cache-control',
      context.req.path.startsWith('/assets/') ? YEAR : 'public, max-age=3600',
    )
    return answer
  })
}

/** Whether a file can be read; tells a missing build from a broken one. */
export const isReadable = (file: string): Promise<boolean> =>
  readFile(file).then(
    () => true,
    () => false,
  )
