import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Matches `require.resolve('name/file')`, with which a service finds a file of a package. */
const RESOLVED = /\.resolve\(\s*["']((?:@[\w.-]+\/)?[\w.-]+)[/"']/g

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that built files load at run time. Bundled packages are not among them. */
export type RuntimePackages = {
  /** Packages whose code is imported. */
  readonly imported: readonly string[]
  /** Packages of which only files are read, such as a stylesheet. */
  readonly read: readonly string[]
}

/** Returns which of `dependencies` the built files need. `files` is a pattern from the folder of the app. */
export const findRuntimePackages = async (
  folder: string,
  files: string,
  dependencies: readonly string[],
): Promise<RuntimePackages> => {
  const paths = globSync(files, { cwd: folder }).map((file) => join(folder, file))
  const { metafile } = await build({
    entryPoints: paths,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: folder,
    logLevel: 'silent',
  })
  const specifiers = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => packageOf(path)),
  )
  const resolved = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(RESOLVED)].map((match) => match[1] ?? ''),
  )
  const imported = dependencies.filter((name) => specifiers.includes(name))
  const read = dependencies.filter((name) => !imported.includes(name) && resolved.includes(name))
  return { imported, read }
}
