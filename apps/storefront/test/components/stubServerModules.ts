import { readFile } from 'node:fs/promises'
import { type Plugin, transformWithEsbuild } from 'vite'

const CLIENT = '?client'
const SERVER_MODULE = /\.server\.tsx?$/
/** Files that import the real server modules: tests, and other server modules. */
const KEEPS_SERVER = /\.server\.tsx?$|\.test\.tsx$|\/test\//

/**
 * Replaces the exports of the server modules that a route imports by functions that throw. Similarly, Remix removes
 * loaders and actions from the browser's build.
 */
export const stubServerModules = (): Plugin => ({
  name: 'stub-server-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!SERVER_MODULE.test(source) || !importer || KEEPS_SERVER.test(importer)) return undefined
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved && `${resolved.id}${CLIENT}`
  },
  async load(id) {
    if (!id.endsWith(CLIENT)) return undefined
    const file = id.slice(0, -CLIENT.length)
    const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file)
    const names = this.parse(code).body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations.flatMap((declared) =>
            declared.id.type === 'Identifier' ? declared.id.name : [],
          )
        : [],
    )
    const throws = (name: string): string =>
      `export const ${name} = () => { throw new Error('${name} runs on the server only') }`
    return names.map(throws).join('\n')
  },
})
