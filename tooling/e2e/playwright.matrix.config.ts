import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Runs every purchase that the shop offers, which takes some minutes. `npm test` covers each payment once. */
export default defineConfig({
  ...journeys,
  testDir: 'src/matrix',
  fullyParallel: true,
  reporter: [['line'], ['./src/matrix/writeMatrix.ts']],
  projects: [{ name: 'matrix' }],
})
