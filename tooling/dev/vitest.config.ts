import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Allows for a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'dev',
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
})
