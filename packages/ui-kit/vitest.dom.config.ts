import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { chromium, prebundled } from './vitest.chromium.ts'

/** Tests of the behaviour of components, in Chromium. */
export default defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: [...prebundled, '@testing-library/react', 'react-dom/server'] },
  test: {
    name: 'components',
    include: [
      'src/components/**/*.test.tsx',
      'src/keyboard/**/*.test.tsx',
      'transcripts/*.test.tsx',
      '.storybook/*.test.tsx',
    ],
    setupFiles: ['./vitest.components.setup.ts'],
    // All tests share one page, because a page for each file would load every module again.
    fileParallelism: false,
    isolate: false,
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    browser: chromium,
  },
})
