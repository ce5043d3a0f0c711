import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg)$/
/** The smallest file that is compressed, in bytes. A smaller one fits one packet without compression. */
const MIN_BYTES = 1_000

/**
 * Compresses the browser's files at build time. The files become smaller than when a server compresses them during a
 * request, because the build can use the slowest compression levels.
 */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
          const file = join(entry.parentPath, entry.name)
          const content = await readFile(file)
          if (content.length < MIN_BYTES) continue
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        }
      },
    },
  }
}
