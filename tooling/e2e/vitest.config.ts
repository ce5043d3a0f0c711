import { defineConfig } from 'vitest/config'

/** Whatever is waited for may take its time: machines differ, and three journeys share one. */
const common = { testTimeout: 240_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } }

/**
 * Journeys that kill, restart or fault what all share, start services of their own beside it, or change the shop's
 * configuration: nobody else may be in the shop meanwhile.
 */
const alone = [
  'cardFields',
  'checkoutErrors',
  'checkoutFaults',
  'groupDiscount',
  'orderCrash',
  'outages',
  'placing',
  'registration',
  'sandboxFaults',
  'smallestOrder',
  'uncountedCodes',
].map((name) => `src/journeys/${name}.test.ts`)

export default defineConfig({
  test: {
    // One stack serves both: what a project inherits from here is set up once.
    globalSetup: ['src/harness/globalSetup.ts'],
    projects: [
      {
        test: {
          ...common,
          name: 'journeys',
          include: ['src/**/*.test.ts'],
          exclude: alone,
          // A journey waits more than it works: three keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'journeys alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
