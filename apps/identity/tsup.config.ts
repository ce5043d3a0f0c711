import { bundledService } from '@selvedge/build'
import { defineConfig, type Options } from 'tsup'

/**
 * Returns the options for a bundle of the service. The workflow engine is not bundled, because it looks for files of
 * its own package.
 */
export const bundle = (entry: Record<string, string>): Options =>
  bundledService(entry, ['@dbos-inc', 'pg-native'])

export default defineConfig(bundle({ server: 'src/server.ts', admin: 'src/admin/main.ts' }))
