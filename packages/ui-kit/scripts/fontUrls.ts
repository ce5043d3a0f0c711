import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

/** Leaves font files outside the bundle: styles.css names them relative to itself, under fonts/. */
export const fontUrls: Plugin = {
  name: 'font-urls',
  setup(build) {
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
      path: `./fonts/${basename(path)}`,
      external: true,
    }))
  },
}
