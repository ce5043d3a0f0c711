import type { Plugin } from 'vite'

/** Builds the server from our entry, which imports Remix's pages, instead of building those pages alone. */
export const serverEntry = (input: string): Plugin => ({
  name: 'server-entry',
  apply: 'build',
  // This plugin has to be listed after Remix's plugin, because that plugin sets its own entry.
  config: (_config, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { input } } } : undefined),
})
