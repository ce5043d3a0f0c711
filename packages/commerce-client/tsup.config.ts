import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library({
    index: 'src/index.ts',
    'server/index': 'src/server/index.ts',
    'testing/index': 'src/testing/index.ts',
  }),
)
