import { defineConfig } from 'vitest/config'

/**
 * Tests of the packages in Express, React Router and Next.js. They are not part of `npm test`, because they install the
 * newest versions of these frameworks from the registry.
 */
export default defineConfig({
  test: {
    name: 'servers',
    include: ['servers/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
})
