import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// This hook compiles JSX, because Node runs TypeScript but not JSX. The built service needs no hook, because tsup
// compiles the operator's pages.
registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcefile: fileURLToPath(url),
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
