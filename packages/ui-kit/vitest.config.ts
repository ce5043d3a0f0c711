import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    projects: [
      './vitest.node.config.ts',
      './vitest.dom.config.ts',
      './vitest.react19.config.ts',
      './vitest.storybook.config.ts',
    ],
  },
})
