import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

const packageFolder = new URL('..', import.meta.url).pathname
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface Served {
  readonly url: string
  readonly server: Server
}

/** Serves a folder of built files on a free local port. */
export const serveFolder = async (folder: string): Promise<Served> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    try {
      const body = await readFile(file)
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, server }
}

/** Builds the page that shows stories, and serves it. */
export const serveFrame = async (): Promise<Served> => {
  // The build runs in a separate process, because in a test run Vite would use the development build of React.
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', 'visual/vite.config.ts'], {
    cwd: packageFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return serveFolder(join(packageFolder, 'reports', 'frame'))
}
