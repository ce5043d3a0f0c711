import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of an entry as a page gets it: bundled, minified, brotli; valibot is the page's own. */
const weigh = async (entry: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['valibot'],
    write: false,
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}

test.each([
  ['./index.ts', 3_000],
  ['./account/index.ts', 3_000],
  ['./visitor/index.ts', 3_500],
])('%s weighs at most %i bytes', async (entry, most) => {
  expect(await weigh(entry)).toBeLessThanOrEqual(most)
})
