import type { Options } from 'tsup'

/** The build of a published package: ESM, types, one file an entry, source maps. */
export const library = (entry: Record<string, string>, more: Options = {}): Options => ({
  entry,
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  splitting: true,
  treeshake: true,
  sourcemap: true,
  ...more,
})

/** The build of a Node service: one ESM bundle of our own code, dependencies left to node_modules. */
export const service = (entry: Record<string, string>, more: Options = {}): Options => ({
  entry,
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  dts: false,
  clean: true,
  splitting: true,
  sourcemap: true,
  ...more,
})
