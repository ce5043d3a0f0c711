import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A busy machine makes tests slower, not red.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'identity-client',
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
