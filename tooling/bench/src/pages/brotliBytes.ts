import { brotliCompressSync, constants } from 'node:zlib'

/** The size of something in bytes after brotli at a level; 11 is what files built ahead have. */
export const brotliBytes = (content: Buffer, level = 11): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length
