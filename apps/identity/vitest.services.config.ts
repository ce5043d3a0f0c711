import { defineConfig } from 'vitest/config'

/** Tests of the running service, with a real platform, payment sandbox and database. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/services.json' }]],
    name: 'identity',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/globalSetup.ts'],
    // Tests mostly wait, so they can run in parallel. A fault affects one worker only, because each worker has its own
    // platform and payment sandbox.
    maxWorkers: 2,
    // Tests can share modules, because no test changes a module.
    isolate: false,
    testTimeout: 60_000,
    // Tests wait for other processes, which are slower on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    hookTimeout: 90_000,
  },
})
