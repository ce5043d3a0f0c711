import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import type { SizeBudget } from './sizeBudgets.ts'

const peersOf = (folder: string): string[] => {
  const manifest: { peerDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.keys(manifest.peerDependencies ?? {})
}

/**
 * The bytes of a built entry as a browser would get it: bundled with its dependencies, minified, brotli. Peers, their
 * subpaths and styles are left out. Fails when the entry is not built.
 */
export const weigh = async ({ from, entry, name }: SizeBudget, packages: string): Promise<number> => {
  const folder = join(packages, from)
  const file = JSON.stringify(`./dist/${entry}`)
  const { outputFiles } = await build({
    stdin: {
      contents: name ? `export { ${name} } from ${file}` : `export * from ${file}`,
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: peersOf(folder).flatMap((peer) => [peer, `${peer}/*`]),
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return outputFiles.reduce((bytes, { contents }) => bytes + brotliCompressSync(contents).length, 0)
}
