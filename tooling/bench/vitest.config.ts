import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'bench',
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    include: ['src/**/*.test.ts'],
  },
})
