/** The maximum size of a source image, in bytes. */
export const MAX_SOURCE_BYTES = 8 * 1024 * 1024

const TIMEOUT_MS = 10_000

/** Reads a body up to a size; `undefined` for a larger one, which is not read further. */
const readUpTo = async (body: ReadableStream<Uint8Array>, most: number): Promise<Buffer | undefined> => {
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(pieces, bytes)
    bytes += value.length
    if (bytes > most) {
      // Closes the connection.
      await reader.cancel()
      return undefined
    }
    pieces.push(value)
  }
}

/**
 * Fetches a source image; `undefined` when it is missing, not an image, or too large. Rejects when its host does not
 * respond, or responds with a server error: a later request can succeed.
 */
export const fetchSource = async (source: string): Promise<Buffer | undefined> => {
  // No redirects: an allowed host must not redirect to one that is not.
  const response = await fetch(source, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 500) {
    await response.body?.cancel()
    throw new Error(`The host of an image responded with ${response.status}.`)
  }
  if (!response.body) return undefined
  const isImage = response.ok && response.headers.get('content-type')?.startsWith('image/') === true
  if (isImage && Number(response.headers.get('content-length') ?? 0) <= MAX_SOURCE_BYTES)
    return readUpTo(response.body, MAX_SOURCE_BYTES)
  await response.body.cancel()
  return undefined
}
