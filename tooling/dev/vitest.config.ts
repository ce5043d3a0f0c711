import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Allows for a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'dev',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
})
