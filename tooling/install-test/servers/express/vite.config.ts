import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { emptyOutDir: true }
    : { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'src/client.tsx' } },
}))
