import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'storefront',
    include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'vite/**/*.test.ts'],
  },
})
