import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
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
  ],
  build: { assetsInlineLimit: 0, sourcemap: false },
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
  server: { host: '127.0.0.1' },
})
