import { defineConfig } from 'vitest/config'

/** Tests that visit the built shop over HTTP. They wait for other processes, which a busy machine slows down. */
const overHttp = {
  globalSetup: ['test/globalSetup.ts'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // Workers keep their loaded modules and the cached catalogue: no test changes a module.
  isolate: false,
}

export default defineConfig({
  test: {
    // The tests mostly wait for the shop, so that two workers are not too many for two processors.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'reports/pages.json' }]],
    projects: [
      // All tests visit one shop at the same time: each test creates its own visitor.
      {
        test: {
          ...overHttp,
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      // These break, kill or reconfigure services, so they have their own shop and run one after another.
      {
        test: {
          ...overHttp,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
