import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'cart-domain', include: ['src/**/*.test.ts'] } })
