import { playwright } from '@vitest/browser-playwright'

/** The Chromium browser of Vitest, for tests that need a real document. */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
}

/** Dependencies to prebundle. Otherwise Vite reloads the page during a run ("failed to find the runner", two copies of React). */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  '@vanilla-extract/css',
  '@vanilla-extract/css/injectStyles',
  '@vanilla-extract/recipes',
  '@vanilla-extract/recipes/createRuntimeFn',
]
