import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** The size of an entry in kB: minified, brotli, without React. */
const sizeOf = async (entry: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${entry} } from './dist/${entry}.js'`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length / 1000
}

it.each([
  ['Button', 0.7],
  ['Dialog', 13.5],
])('%s weighs at most %s kB', async (entry, most) => {
  expect(await sizeOf(entry)).toBeLessThanOrEqual(most)
})
