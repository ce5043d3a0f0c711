import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

type Part = {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The Remix manifest: the files that start the app, and the files that each route needs. */
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> }

/** What a page fetches without interaction, in bytes on the wire: brotli-compressed, with the headers of responses. */
export type PageSize = { readonly scripts: number; readonly styles: number }

/** The size of a static file's response headers over HTTP/1.1, as measured by the bench. */
const HEADER_BYTES = 305

const readManifest = (client: string): Manifest => {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`${client} contains no manifest: build the storefront.`)
  const [, json = ''] =
    /^window\.__remixManifest=(.*?);?\s*$/s.exec(readFileSync(join(client, 'assets', name), 'utf8')) ?? []
  return JSON.parse(json)
}

/** Returns the static and dynamic imports of each built file, by file name. */
const readImports = async (client: string, entries: readonly string[]): Promise<Metafile['inputs']> => {
  const { metafile } = await build({
    absWorkingDir: join(client, 'assets'),
    entryPoints: entries.map((entry) => `./${basename(entry)}`),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'esnext',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return metafile.inputs
}

/**
 * Measures what a page of a built storefront fetches without interaction: the entry, the root, the route, and every part
 * that these load later. Excludes the parts named in `onDemand`.
 */
export const measurePage = async (
  client: string,
  route: string,
  onDemand: readonly string[],
): Promise<PageSize> => {
  const { entry, routes } = readManifest(client)
  const { root, [`routes/${route}`]: own } = routes
  if (!root || !own) throw new Error(`The build has no route ${route}.`)
  const parts = [entry, root, own]
  const first = parts
    .flatMap(({ module, imports = [] }) => [module, ...imports])
    .map((file) => basename(file))
  const imports = await readImports(client, first)
  const scripts = new Set<string>()
  for (const waiting = [...first]; waiting.length > 0; ) {
    const file = waiting.pop()
    if (file === undefined || scripts.has(file)) continue
    scripts.add(file)
    for (const { path, kind, external } of imports[file]?.imports ?? [])
      if (!external && (kind !== 'dynamic-import' || !onDemand.some((name) => path.startsWith(`${name}-`))))
        waiting.push(path)
  }
  const sum = (files: Iterable<string>): number =>
    [...files].reduce(
      (bytes, file) =>
        bytes + HEADER_BYTES + brotliCompressSync(readFileSync(join(client, 'assets', file))).length,
      0,
    )
  return {
    scripts: sum(scripts),
    styles: sum(new Set(parts.flatMap(({ css = [] }) => css).map((file) => basename(file)))),
  }
}
