import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['src/harness/**/*.test.ts', 'src/journeys/**/*.test.ts', 'src/matrix/**/*.test.ts'],
    globalSetup: ['src/harness/globalSetup.ts'],
    // One stack and one browser serve all journeys; on two cores more at once only makes them slower.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
