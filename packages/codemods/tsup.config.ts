import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig({
  ...library({ index: 'src/index.ts', cli: 'src/cli.ts' }),
  platform: 'node',
  sourcemap: false,
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { types: ['node'] } },
})
