import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    name: 'cluster',
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    include: ['src/**/*.test.ts'],
  },
})
