import { startPlatform } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly platform: {
      readonly url: string
      readonly projectKey: string
      readonly clientId: string
      readonly clientSecret: string
    }
  }
}

/** One seeded platform on a Postgres of its own, shared by all tests over HTTP. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { stop, ...platform } = await startPlatform()
  project.provide('platform', platform)
  return stop
}
