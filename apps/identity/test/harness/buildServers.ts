import { join } from 'node:path'
import { root } from '@selvedge/dev'
import { build } from 'tsup'

const folder = join(root, 'apps', 'identity')

/** What the service is started from in tests, relative to its folder. */
export const servers = {
  /** The service as it is shipped. */
  server: 'reports/servers/server.js',
  /** The same, ending at a step that a file names. */
  crashing: 'reports/servers/crashingServer.js',
} as const

/**
 * Bundles the service for the tests, which start it some seventy times: a bundle is loaded in half of the time that the
 * hundreds of source files take. It is beside the sources as `dist` is, so that it finds the migrations.
 */
export const buildServers = async (): Promise<void> => {
  await build({
    config: false,
    entry: {
      server: join(folder, 'src', 'server.ts'),
      crashingServer: join(folder, 'test', 'harness', 'crashingServer.ts'),
    },
    outDir: join(folder, 'reports', 'servers'),
    format: ['esm'],
    target: 'node22',
    platform: 'node',
    splitting: true,
    sourcemap: true,
    clean: true,
    silent: true,
    noExternal: [/^drizzle-orm/],
  })
}
