import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'install',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
})
