import type { Options } from 'tsup'
import { markClientModules } from './markClientModules.ts'

/**
 * The build of a published package: ESM, types, one file for each entry, source maps. The declarations are built
 * without global types such as Node's: users may not have these types, and they take a third of the build time.
 */
export const library = (
  entry: Record<string, string>,
  more: Options = {},
  paths: Record<string, string[]> = {},
): Options => ({
  entry,
  format: ['esm'],
  target: 'es2022',
  dts: { compilerOptions: { types: [], paths } },
  clean: true,
  splitting: true,
  treeshake: true,
  sourcemap: true,
  onSuccess: async () => markClientModules('dist'),
  ...more,
})

/** The build of a Node service: an ESM bundle of our own code. The dependencies stay in node_modules. */
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

/**
 * The build of a Node service whose dependencies are in the bundle, because loading hundreds of separate modules takes
 * half of the time of a start. `external` names packages that stay in node_modules.
 */
export const bundledService = (
  entry: Record<string, string>,
  external: readonly string[],
  more: Options = {},
): Options =>
  service(entry, {
    noExternal: [new RegExp(`^(?!${external.join('|')})`)],
    // Some dependencies are CommonJS modules, which need `require`.
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
    },
    ...more,
  })
