import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built site like a static host. A path without a file extension is a page of the site: the response is
 * `index.html`.
 */
export const servePage = async (folder: string, port: number): Promise<{ stop: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) === '' ? 'index.html' : normalize(pathname)
    readFile(join(folder, file)).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
