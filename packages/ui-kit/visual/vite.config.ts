import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds one page with all stories, which every sheet uses. */
export default defineConfig({
  root: new URL('frame', import.meta.url).pathname,
  publicDir: new URL('../src/stories/public', import.meta.url).pathname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: new URL('../reports/frame', import.meta.url).pathname, emptyOutDir: true, minify: false },
  logLevel: 'error',
})
