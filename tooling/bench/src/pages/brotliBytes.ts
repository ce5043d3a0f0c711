import { brotliCompressSync, constants } from 'node:zlib'

/** Returns the size of a content in bytes after brotli compression; prebuilt files use level 11. */
export const brotliBytes = (content: Buffer, level = 11): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length
