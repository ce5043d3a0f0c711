import { library } from '@selvedge/build'
import { markClientModules } from '@selvedge/build/markClientModules'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { components } from './scripts/components.ts'
import { copyFonts } from './scripts/copyFonts.ts'
import { fontUrls } from './scripts/fontUrls.ts'
import { shortIdentifier } from './scripts/shortIdentifier.ts'
import { writeStyles } from './scripts/writeStyles.ts'

// One entry for each component, so that bundlers split by component: a page without a dialog does not load Radix.
const entries = components().map((name) => [name, `src/components/${name}/index.ts`])

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      theme: 'src/theme/index.ts',
      // Entries of their own, so that these functions are in modules without components: servers call them.
      imageSources: 'src/components/Image/imageSources.ts',
      imagePreload: 'src/components/Image/imagePreload.ts',
      ...Object.fromEntries(entries),
    },
    {
      esbuildPlugins: [
        fontUrls,
        vanillaExtractPlugin({ identifiers: shortIdentifier, esbuildOptions: { plugins: [fontUrls] } }),
      ],
      // tsc writes the types, because bundling them for this many entries exhausts the memory.
      dts: false,
      // The tree shaking of tsup would remove the `import()` of the toast; the tree shaking of esbuild is enough.
      treeshake: false,
      onSuccess: async () => {
        await writeStyles('dist')
        await copyFonts('dist/fonts')
        markClientModules('dist')
      },
    },
  ),
)
