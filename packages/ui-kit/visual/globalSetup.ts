import type { TestProject } from 'vitest/node'
import { serveFrame } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the page that shows stories. */
    frameUrl: string
  }
}

/** Builds the page that shows stories, and serves it during the comparison. */
export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  const { url, server } = await serveFrame()
  provide('frameUrl', url)
  return () => server.close()
}
