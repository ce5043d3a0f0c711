import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'codemods',
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
