import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/journeys.json' }]],
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/harness/globalSetup.ts'],
    // Two keep two cores busy. Each worker has a shop to itself.
    maxWorkers: 2,
    // Whatever is waited for may take its time: machines differ, and three journeys share one.
    testTimeout: 240_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
