import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

type Target = string | { readonly import?: string }

/**
 * Finds the source file of a built module: `dist/forms/index.js` is built from `src/forms/index.ts`, and
 * `dist/Button.js` from `src/components/Button/index.ts`.
 */
const sourceOf = (folder: string, built: string): string | undefined => {
  const name = built.replace('./dist/', '').replace(/\.js$/, '')
  return [`${name}.ts`, `${name}/index.ts`, `components/${name}/index.ts`]
    .map((file) => join(folder, 'src', file))
    .find((file) => existsSync(file))
}

const sourcesOf = (manifest: string): [string, string][] => {
  const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string
    exports: Record<string, Target>
  }
  const folder = dirname(manifest)
  return Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
    const built = typeof target === 'string' ? target : target.import
    const source = built?.endsWith('.js') ? sourceOf(folder, built) : undefined
    if (!source) return []
    // An import of an entry's style file also resolves to the entry's source file, which imports its styles itself.
    const styles: [string, string][] = exports['./styles/*'] ? [[join(name, 'styles', entry), source]] : []
    return [[join(name, entry), source], ...styles]
  })
}

/**
 * Returns the source file for each import of the packages, for example for `@selvedge/cart-domain/forms`. In
 * development the shop and the services run the source files instead of the built files, so that an edit takes effect
 * at once. Entries without a source file, such as fonts, are left out.
 */
export const workspaceSources = (): ReadonlyMap<string, string> =>
  new Map(globSync(`${packages}/*/package.json`).flatMap(sourcesOf))
