import { defineConfig } from 'vitest/config'

/** Units and components; vitest.pages.config.ts has the tests that visit the built shop. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          // Tests are slower on a busy machine, but must not time out.
          testTimeout: 60_000,
          // No test changes a module, so workers keep their loaded modules.
          isolate: false,
          include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'vite/**/*.test.ts'],
        },
      },
      './vitest.components.config.ts',
    ],
  },
})
