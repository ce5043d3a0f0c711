import { defineConfig } from 'vitest/config'
import { overHttp } from './test/overHttp.ts'

/** All tests visit one shop at the same time: each test creates its own visitor. */
export default defineConfig({
  test: {
    ...overHttp,
    name: 'pages',
    include: ['test/pages/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/pages.json' }]],
    // The tests mostly wait for the shop, so that two workers are not too many for two processors.
    maxWorkers: 2,
  },
})
