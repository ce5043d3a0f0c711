import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineProject } from 'vitest/config'
import { stubServerModules } from './test/components/stubServerModules.ts'

/**
 * Tests of what JavaScript adds to one page: the real routes and components in Chromium, with loaders and actions of
 * the test.
 */
export default defineProject({
  plugins: [stubServerModules(), vanillaExtractPlugin()],
  // As in vite.config.ts: each component of the kit has its own CSS.
  resolve: { dedupe: ['react', 'react-dom'], conditions: ['styled', ...defaultClientConditions] },
  // A dependency that is discovered late reloads the page in the middle of a run.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'react-router-dom',
      'valibot',
      'libphonenumber-js/min',
      '@selvedge/commerce-client > @urql/core',
      '@selvedge/ui-kit > @radix-ui/react-alert-dialog',
      '@selvedge/ui-kit > @radix-ui/react-dialog',
      '@selvedge/ui-kit > @radix-ui/react-toast',
      '@selvedge/ui-kit > @vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/css',
      '@vanilla-extract/css/injectStyles',
    ],
  },
  test: {
    name: 'components',
    include: ['app/**/*.component.test.tsx'],
    setupFiles: ['test/components/setup.ts'],
    // One page for all tests: with one page per file every module is loaded again, and parallel pages slow each other
    // down.
    fileParallelism: false,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-dev-shm-usage',
            '--disable-background-networking',
            '--no-first-run',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
