import { defineConfig } from 'vitest/config'

// Mutants share one worker: the tests share no state between files, and starting workers would take most of the time.
export default defineConfig({
  test: { name: 'cart-domain', include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 1 },
})
