import { defineConfig } from '@playwright/test'

export default defineConfig({
  globalSetup: './src/harness/databaseServer.ts',
  outputDir: 'reports/results',
  reporter: [
    ['line'],
    ['json', { outputFile: 'reports/journeys.json' }],
    ['./src/harness/failOnSkippedTests.ts'],
  ],
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  retries: 1,
  // Two workers keep two cores busy. Each has a shop of its own.
  workers: 2,
  // Limits are generous: a busy machine makes a run slower, and a run that is stuck still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'journeys', testDir: 'src/journeys', testIgnore: 'faults/**' },
    // These kill services and make providers fail: they run one after the other, in a shop of their own.
    { name: 'faults', testDir: 'src/journeys/faults', workers: 1 },
  ],
})
