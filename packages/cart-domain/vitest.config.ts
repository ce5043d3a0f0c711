import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'cart-domain',
    include: ['src/**/*.test.ts'],
  },
})
