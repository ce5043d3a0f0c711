import { bundledService } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  bundledService({ server: 'src/server.ts', admin: 'src/admin/main.ts' }, ['pg-native']),
)
