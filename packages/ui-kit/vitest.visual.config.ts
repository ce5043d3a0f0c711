import { defineConfig } from 'vitest/config'

/** Compares screenshots of every component and of whole pages with the committed ones, one after another: a task of its own beside the other tests. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/visual.json' }]],
    name: 'visual',
    environment: 'node',
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    include: ['visual/**/*.test.ts'],
    globalSetup: './visual/globalSetup.ts',
    fileParallelism: false,
  },
})
