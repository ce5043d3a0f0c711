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
  // Two workers use two cores. Each has a separate shop.
  workers: 2,
  // Generous limits allow for a busy machine and still end a stuck run.
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
    // These journeys kill services and make providers fail. They run one by one, in a separate shop.
    { name: 'faults', testDir: 'src/journeys/faults', workers: 1 },
  ],
})
