import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineProject({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  // Without this a cold cache reloads the page in the middle of a run ("failed to find the runner", two copies of React).
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      '@vanilla-extract/css',
      '@vanilla-extract/css/injectStyles',
      '@vanilla-extract/recipes',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
