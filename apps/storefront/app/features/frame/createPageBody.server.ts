import { Duplex } from 'node:stream'

/**
 * React 18 fills chunks of 2,048 bytes, and emits a chunk when the next character does not fit. Up to three bytes at
 * the end of the chunk are then zero. No page contains a zero byte, so all zero bytes are removed.
 */
const withoutZeros = (piece: Buffer): Buffer =>
  piece.includes(0) ? Buffer.from(piece.filter((byte) => byte !== 0)) : piece

/**
 * Collects a page from React's chunks of two kilobytes, and emits everything that is ready when React flushes. Every
 * chunk has a cost in streams, compression and socket; a page has about a hundred.
 */
export const createPageBody = (): Duplex => {
  let held: Buffer[] = []
  const emit = (): void => {
    if (held.length > 0) body.push(Buffer.concat(held))
    held = []
  }
  const body = new Duplex({
    read: () => undefined,
    write: (piece: Buffer, _encoding, done) => {
      held.push(withoutZeros(piece))
      done()
    },
    final: (done) => {
      emit()
      body.push(null)
      done()
    },
  })
  // React calls `flush`, a method of compressing streams, after it has written everything that is ready.
  return Object.assign(body, { flush: emit })
}
