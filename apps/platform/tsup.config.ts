import { service } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(service({ server: 'src/server.ts', admin: 'src/admin/main.ts' }))
