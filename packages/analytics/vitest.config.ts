import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A busy machine makes tests slower, not red.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'analytics',
    include: ['src/**/*.test.ts'],
  },
})
