// No plugin: the kit comes compiled.
export default {
  esbuild: { jsx: 'automatic' },
  build: { manifest: 'manifest.json', rollupOptions: { input: 'src/client.tsx' } },
  ssr: { noExternal: ['@selvedge/ui-kit'] },
  logLevel: 'error',
}
