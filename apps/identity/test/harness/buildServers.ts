import { join } from 'node:path'
import { root } from '@selvedge/dev'
import { build } from 'tsup'
import { bundle } from '../../tsup.config.ts'

const folder = join(root, 'apps', 'identity')

/** The bundles that tests start, relative to the service's folder. */
export const servers = {
  /** The service as it is shipped. */
  server: 'reports/servers/server.js',
  /** The same service, which kills itself at a step that a file names. */
  crashing: 'reports/servers/crashingServer.js',
} as const

/**
 * Bundles the service for the tests, which start it about seventy times. A bundle loads in half the time of hundreds of
 * source files. The bundles are next to the sources, like `dist`, so that the service finds its migrations.
 */
export const buildServers = async (): Promise<void> => {
  await build({
    ...bundle({
      server: join(folder, 'src', 'server.ts'),
      crashingServer: join(folder, 'test', 'harness', 'crashingServer.ts'),
    }),
    config: false,
    outDir: join(folder, 'reports', 'servers'),
    silent: true,
  })
}
