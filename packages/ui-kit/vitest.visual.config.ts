import { defineProject } from 'vitest/config'

/** Compares screenshots of every component and of whole pages with the committed ones. */
export default defineProject({
  test: {
    name: 'visual',
    environment: 'node',
    // A busy machine makes tests slower, not red.
    testTimeout: 60_000,
    include: ['visual/**/*.test.ts'],
    globalSetup: './visual/globalSetup.ts',
    fileParallelism: false,
  },
})
