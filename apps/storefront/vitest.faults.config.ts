import { defineConfig } from 'vitest/config'
import { overHttp } from './test/overHttp.ts'

/** These tests break, kill or reconfigure services, so they have their own shop and run one after another. */
export default defineConfig({
  test: {
    ...overHttp,
    name: 'faults',
    globalSetup: [...overHttp.globalSetup, 'test/faults/otherShopSetup.ts'],
    include: ['test/faults/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/faults.json' }]],
    fileParallelism: false,
  },
})
