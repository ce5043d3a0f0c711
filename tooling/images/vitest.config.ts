import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'images',
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    include: ['src/**/*.test.ts'],
  },
})
