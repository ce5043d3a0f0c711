import { bundledService } from '@selvedge/build'
import { defineConfig, type Options } from 'tsup'

/** A bundle of the service. The workflow engine looks for its own package's files, so it stays outside. */
export const bundle = (entry: Record<string, string>): Options =>
  bundledService(entry, ['@dbos-inc', 'pg-native'])

export default defineConfig(bundle({ server: 'src/server.ts', admin: 'src/admin/main.ts' }))
