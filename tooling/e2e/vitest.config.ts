import { defineConfig } from 'vitest/config'

/** Unit tests of what journeys build on. The journeys themselves run with Playwright. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'e2e',
    include: ['src/{events,matrix}/**/*.test.ts'],
  },
})
