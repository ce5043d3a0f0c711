import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

export const recipeRuntimeModule = '@vanilla-extract/recipes/createRuntimeFn'

/** Compiled recipes run on the kit's own small runtime. */
export const recipeRuntime: Plugin = {
  name: 'recipe-runtime',
  setup(build) {
    build.onResolve({ filter: /^@vanilla-extract\/recipes\/createRuntimeFn$/ }, () => ({
      path: resolve('src/theme/recipeRuntime.ts'),
    }))
  },
}
