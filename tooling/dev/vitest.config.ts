import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'dev',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
})
