import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { chromium, prebundled } from './vitest.chromium.ts'
import { validateHtml } from './vitest.html.ts'

/** Every story in Chromium: an axe violation, a word on the console and HTML that is not valid are failures. */
export default defineProject({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'stories',
    // One page for all stories: a page a file takes three times as long, and parallel pages starve each other.
    fileParallelism: false,
    isolate: false,
    // A busy machine makes tests slower, not red.
    testTimeout: 60_000,
    setupFiles: ['./vitest.stories.setup.ts'],
    browser: { ...chromium, commands: { validateHtml } },
  },
})
