import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'storefront', include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'vite/**/*.test.ts'] },
})
