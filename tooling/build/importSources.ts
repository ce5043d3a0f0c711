import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { workspaceSources } from './workspaceSources.ts'

// Loaded with `node --import`, this file makes Node run the sources of the packages instead of the built files. The
// component kit keeps its built files, because Node cannot compile its styles.
const sources = new Map([...workspaceSources()].filter(([name]) => !name.startsWith('@selvedge/ui-kit')))

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const source = sources.get(specifier)
    return source ? { url: pathToFileURL(source).href, shortCircuit: true } : nextResolve(specifier, context)
  },
})
