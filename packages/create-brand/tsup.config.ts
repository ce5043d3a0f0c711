import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'
import { publishedVersions } from './versions.config.ts'

export default defineConfig({
  ...library({ index: 'src/index.ts', cli: 'src/cli.ts' }),
  platform: 'node',
  sourcemap: false,
  // These packages are bundled, so that `npm create` downloads only one package.
  noExternal: ['valibot', '@selvedge/ui-kit'],
  define: { PUBLISHED_VERSIONS: JSON.stringify(publishedVersions()) },
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { types: ['node'] } },
})
