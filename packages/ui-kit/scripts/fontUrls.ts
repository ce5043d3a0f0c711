import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

/** An esbuild plugin that keeps font files out of the bundle. styles.css refers to them in fonts/. */
export const fontUrls: Plugin = {
  name: 'font-urls',
  setup(build) {
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
      path: `./fonts/${basename(path)}`,
      external: true,
    }))
  },
}
