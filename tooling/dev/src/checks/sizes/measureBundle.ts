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
 * Measures a built entry as a browser would receive it, in bytes: bundled with its dependencies, minified and
 * brotli-compressed. Excludes peer dependencies and styles. A stylesheet is measured as it is. Throws when the entry is
 * not built.
 */
export const measureBundle = async ({ from, entry, name }: SizeBudget, packages: string): Promise<number> => {
  const folder = join(packages, from)
  if (entry.endsWith('.css')) return brotliCompressSync(readFileSync(join(folder, 'dist', entry))).length
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
