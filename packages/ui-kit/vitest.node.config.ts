import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

/** Tests of tokens, exports, server rendering and the packed package. */
export default defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui-kit',
    environment: 'node',
    // Tests are slower on a busy machine, but must not time out.
    testTimeout: 60_000,
    // No test changes a module, so workers keep their loaded modules.
    isolate: false,
    include: [
      'scripts/*.test.ts',
      'src/*.test.{ts,tsx}',
      'src/theme/**/*.test.ts',
      'src/components/**/*.test.ts',
      'src/stories/**/*.test.ts',
      'consumer/*.test.ts',
    ],
  },
})
