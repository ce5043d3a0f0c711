import { defineConfig } from 'vitest/config'
import { publishedVersions } from './versions.config.ts'

export default defineConfig({
  define: { PUBLISHED_VERSIONS: JSON.stringify(publishedVersions()) },
  test: {
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    name: 'create-brand',
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
