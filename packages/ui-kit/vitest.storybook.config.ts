import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { chromium, prebundled } from './vitest.chromium.ts'
import { validateHtml } from './vitest.html.ts'

/** Tests every story in Chromium. An axe violation, a console message or invalid HTML is a failure. */
export default defineProject({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'stories',
    // All stories share one page, because a page for each file would take three times as long.
    fileParallelism: false,
    isolate: false,
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    setupFiles: ['./vitest.stories.setup.ts'],
    browser: { ...chromium, commands: { validateHtml } },
  },
})
