import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { serveFolder } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the page that shows stories. */
    frameUrl: string
  }
}

const packageFolder = new URL('..', import.meta.url).pathname
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

/** Builds the page that shows stories, and serves it during the comparison. */
export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  // The build runs in a separate process, because in a test run Vite would use the development build of React.
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', 'visual/vite.config.ts'], {
    cwd: packageFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { url, server } = await serveFolder(join(packageFolder, 'reports', 'frame'))
  provide('frameUrl', url)
  return () => server.close()
}
