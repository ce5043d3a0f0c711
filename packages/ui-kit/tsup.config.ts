import { library } from '@selvedge/build'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { components } from './scripts/components.ts'
import { copyFonts } from './scripts/copyFonts.ts'
import { fontUrls } from './scripts/fontUrls.ts'
import { writeStyles } from './scripts/writeStyles.ts'

// One entry a component, so that an app's bundler splits by component: a page without a dialog must not load Radix.
const entries = components().map((name) => [name, `src/components/${name}/index.ts`])

export default defineConfig(
  library(
    { index: 'src/index.ts', theme: 'src/theme/index.ts', ...Object.fromEntries(entries) },
    {
      esbuildPlugins: [
        fontUrls,
        vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { plugins: [fontUrls] } }),
      ],
      // tsc writes the types: bundling them entry by entry exhausts memory at this many entries.
      dts: false,
      // tsup's own tree shaking runs after esbuild and drops the `import()` boundary of the toast; esbuild shakes enough.
      treeshake: false,
      onSuccess: async () => {
        await writeStyles('dist')
        await copyFonts('dist/fonts')
      },
    },
  ),
)
