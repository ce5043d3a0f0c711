import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Rollup } from 'vite'
import en from './messages/en.json' with { type: 'json' }
import enAU from './messages/en-AU.json' with { type: 'json' }
import enCA from './messages/en-CA.json' with { type: 'json' }
import enGB from './messages/en-GB.json' with { type: 'json' }
import enUS from './messages/en-US.json' with { type: 'json' }
import { gatherChunks } from './vite/gatherChunks.ts'
import { inlineMessages } from './vite/inlineMessages.ts'
import { precompress } from './vite/precompress.ts'
import { splitStyles } from './vite/splitStyles.ts'

/** The rules that the browser needs for predictions, events and a lost connection stand in a file of their own. */
const laterChunks = (id: string): string | undefined => {
  if (/\/packages\/cart-domain\/dist\/chunk-/.test(id)) return 'limits'
  return /\/packages\/(cart-domain|analytics)\/dist\/index\.js$|\/cart\/(predict|lostAnswer)\.ts$/.test(id)
    ? 'rules'
    : undefined
}

const gather = gatherChunks()
const chunkOf: Rollup.GetManualChunk = (id, modules) => gather(id, modules) ?? laterChunks(id)

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        // Without it vite finds dependencies page by page in development, and reloads into two copies of React.
        unstable_optimizeDeps: true,
      },
      ignoredRouteFiles: ['**/*.css.ts', '**/*.test.ts'],
    }),
    vanillaExtractPlugin(),
    splitStyles(),
    precompress(),
    inlineMessages([enUS, enAU, enCA, enGB, en]),
  ],
  // One copy for the pages and the server around them: its errors are told apart by their class.
  ssr: { external: ['@selvedge/commerce-client'] },
  resolve: { dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'valibot',
    ],
  },
  build: {
    target: 'es2022',
    // The server's code stays readable, for its logs.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 4 } },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // Files below this many bytes join others: dozens of small ones compress badly.
        experimentalMinChunkSize: 500,
        ...(isSsrBuild ? {} : { manualChunks: chunkOf }),
      },
    },
    sourcemap: false,
  },
  server: { host: '127.0.0.1' },
}))
