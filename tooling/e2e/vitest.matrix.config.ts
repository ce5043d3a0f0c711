import { defineConfig } from 'vitest/config'

/** Every purchase that the shop offers: some ten minutes. `npm test` meets each pair of its values. */
export default defineConfig({
  test: {
    name: 'matrix',
    include: ['src/matrix/**/*.matrix.ts'],
    globalSetup: ['src/harness/globalSetup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
