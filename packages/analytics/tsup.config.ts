import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(library({ index: 'src/index.ts', 'tracker/index': 'src/tracker/index.ts' }))
