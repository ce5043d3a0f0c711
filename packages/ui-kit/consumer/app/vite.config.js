// Needs no plugin, because the kit is compiled.
export default {
  esbuild: { jsx: 'automatic' },
  build: { manifest: 'manifest.json', rollupOptions: { input: 'src/client.tsx' } },
  ssr: { noExternal: ['@selvedge/ui-kit'] },
  logLevel: 'error',
}
