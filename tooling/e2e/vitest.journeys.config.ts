import { defineConfig } from 'vitest/config'

/** The journeys that have not become component tests yet. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['src/journeys/*.test.ts'],
    globalSetup: ['src/harness/globalSetup.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
