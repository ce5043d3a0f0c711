import { service } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(service({ server: 'server/server.ts' }))
