import { service } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  service(
    { server: 'src/server.ts', admin: 'src/admin/main.ts' },
    {
      // One bundle with its dependencies: loading hundreds of modules took half of the start.
      noExternal: [/.*/],
      external: ['pg-native'],
      // Some dependencies are CommonJS modules.
      banner: {
        js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
      },
    },
  ),
)
