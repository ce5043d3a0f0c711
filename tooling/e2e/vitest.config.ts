import { defineConfig } from 'vitest/config'

/** Unit tests of the helpers of journeys. The journeys run with Playwright. */
export default defineConfig({
  test: {
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'e2e',
    include: ['src/{chaos,events,matrix}/**/*.test.ts'],
  },
})
