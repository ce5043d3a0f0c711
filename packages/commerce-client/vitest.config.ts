import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'commerce-client',
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    globalSetup: ['test/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
