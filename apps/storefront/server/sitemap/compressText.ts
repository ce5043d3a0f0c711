import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { Result } from '@selvedge/commerce-client'

/** Compresses a text while its parts are made, so that only one part is in memory. Fails with the first failure of a part. */
export const compressText = async (
  parts: AsyncIterable<Result<string, unknown>>,
): Promise<Result<Buffer, unknown>> => {
  const gzip = createGzip()
  const compressed = buffer(gzip)
  for await (const part of parts) {
    if (!part.ok) {
      gzip.end()
      await compressed
      return part
    }
    if (!gzip.write(part.value)) await once(gzip, 'drain')
  }
  gzip.end()
  return { ok: true, value: await compressed }
}
