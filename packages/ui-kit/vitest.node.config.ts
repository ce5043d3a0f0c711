import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

/** Tokens, exports and rendering on a server: no document at all. */
export default defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  test: { name: 'ui-kit', environment: 'node', include: ['src/*.test.{ts,tsx}', 'src/theme/**/*.test.ts'] },
})
