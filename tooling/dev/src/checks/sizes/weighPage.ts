import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

type Part = {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The Remix manifest: which files start the app, and which ones a route needs. */
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> }

/** What a page fetches by itself, in bytes on the wire: brotli, and the headers of each response. */
export type PageWeight = { readonly scripts: number; readonly styles: number }

/** Headers of a static file's response over HTTP/1.1, as the bench measures them. */
const HEADER_BYTES = 305

const readManifest = (client: string): Manifest => {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`${client} holds no manifest: build the storefront.`)
  const [, json = ''] =
    /^window\.__remixManifest=(.*?);?\s*$/s.exec(readFileSync(join(client, 'assets', name), 'utf8')) ?? []
  return JSON.parse(json)
}

/** What each built file imports, statically and by `import()`, by the names of the files. */
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
 * Weighs what a page of a built storefront fetches without a press: the app's start, the frame, the route, and every part
 * that these load later. Only the parts named in `onDemand` are left out.
 */
export const weighPage = async (
  client: string,
  route: string,
  onDemand: readonly string[],
): Promise<PageWeight> => {
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
