import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { workspaceSources } from '@selvedge/build/workspaceSources'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { frameChunk } from './vite/frameChunk.ts'
import { precompress } from './vite/precompress.ts'
import { serverEntry } from './vite/serverEntry.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/**
 * Aliases for development. Packages resolve to their sources, so that an edit is shown at once. Fonts resolve to the
 * kit's folder, because only the kit installs them.
 */
const sourceAliases = () => [
  ...Array.from(workspaceSources(), ([name, source]) => ({
    find: new RegExp(`^${name}$`),
    replacement: source,
  })),
  {
    find: /^@fontsource-variable\//,
    replacement: fileURLToPath(
      new URL('../../packages/ui-kit/node_modules/@fontsource-variable/', import.meta.url),
    ),
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        // Without this option, Vite in development discovers dependencies page by page, and a reload then has two
        // copies of React.
        unstable_optimizeDeps: true,
      },
      serverBuildFile: 'server.js',
      ignoredRouteFiles: ['**/*.css.ts', '**/*.test.ts'],
    }),
    serverEntry('server/server.ts'),
    vanillaExtractPlugin(),
    precompress(),
  ],
  ssr: {
    resolve: { conditions: ['styled', ...defaultServerConditions] },
  },
  // Each component of the kit has its own CSS.
  resolve: {
    alias: command === 'serve' ? sourceAliases() : [],
    dedupe: ['react', 'react-dom'],
    conditions: ['styled', ...defaultClientConditions],
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'valibot',
      '@selvedge/ui-kit > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  build: {
    target: 'es2022',
    // The server's code stays readable, for its logs.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 4, keep_fargs: false } },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // Files below this many bytes are merged: dozens of small ones compress badly.
        experimentalMinChunkSize: 1_100,
        onlyExplicitManualChunks: true,
        ...(isSsrBuild ? {} : { manualChunks: frameChunk() }),
      },
    },
    sourcemap: false,
  },
  server: { host: '127.0.0.1' },
}))
