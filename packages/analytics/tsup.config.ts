import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library({
    index: 'src/index.ts',
    'experiments/index': 'src/experiments/index.ts',
    'tracker/index': 'src/tracker/index.ts',
  }),
)
