import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { workspaceSources } from './workspaceSources.ts'

// `node --import` of this file runs the sources of the packages instead of the built files. Node compiles no styles, so that the
// component kit stays built.
const sources = new Map([...workspaceSources()].filter(([name]) => !name.startsWith('@selvedge/ui-kit')))

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const source = sources.get(specifier)
    return source ? { url: pathToFileURL(source).href, shortCircuit: true } : nextResolve(specifier, context)
  },
})
