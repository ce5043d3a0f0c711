import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/harness/globalSetup.ts'],
    // The provider's faults are switched on for everybody, so one file runs at a time.
    fileParallelism: false,
    testTimeout: 30_000,
    // What is waited for comes from other processes, which a busy machine slows down.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 90_000,
  },
})
