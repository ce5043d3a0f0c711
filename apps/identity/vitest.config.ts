import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/harness/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
})
