import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'identity',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/harness/globalSetup.ts'],
    // Most of it waits. Each worker has a platform and a payment sandbox to itself, with their faults.
    maxWorkers: 2,
    testTimeout: 60_000,
    // What is waited for comes from other processes, which a busy machine slows down.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 90_000,
  },
})
