import { defineProject } from 'vitest/config'

/** Pictures of every component and of whole pages, held against the committed ones. */
export default defineProject({
  test: {
    name: 'visual',
    environment: 'node',
    include: ['visual/**/*.test.ts'],
    globalSetup: './visual/globalSetup.ts',
    fileParallelism: false,
  },
})
