import { defineConfig } from 'vitest/config'
import journeys from './vitest.config.ts'

/** Every purchase that the shop offers: some ten minutes. `npm test` meets each pair of its values. */
export default defineConfig({
  test: { ...journeys.test, name: 'matrix', include: ['src/matrix/**/*.matrix.ts'] },
})
