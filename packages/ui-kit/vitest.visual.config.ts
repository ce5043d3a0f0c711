import { defineProject } from 'vitest/config'

/** Compares screenshots of every component and of whole pages with the committed ones. */
export default defineProject({
  test: {
    name: 'visual',
    environment: 'node',
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    include: ['visual/**/*.test.ts'],
    globalSetup: './visual/globalSetup.ts',
    fileParallelism: false,
  },
})
