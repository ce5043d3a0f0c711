import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { chromium, prebundled } from './vitest.chromium.ts'

/**
 * Tests of the keyboard and of server rendering with React 19. The other tests use React 18. React 19 is a dependency of the
 * workspace's root: among the dependencies of this package, Storybook would use it.
 */
export default defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  cacheDir: 'node_modules/.vite-react-19',
  resolve: {
    alias: [
      { find: /^react(?=\/|$)/, replacement: 'react-19' },
      { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19' },
    ],
  },
  optimizeDeps: { include: [...prebundled, '@testing-library/react', 'react-dom/server', 'storybook/test'] },
  test: {
    name: 'react-19',
    include: ['src/keyboard/*.test.tsx', 'src/rendering.test.tsx', 'src/stories/everyStory.test.tsx'],
    setupFiles: ['./vitest.components.setup.ts'],
    // All tests share one page, because a page for each file would load every module again.
    fileParallelism: false,
    isolate: false,
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    browser: chromium,
  },
})
