import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'identity',
    include: ['src/**/*.test.ts'],
    // Tests can share modules, because no test changes a module.
    isolate: false,
  },
})
