import { Duplex } from 'node:stream'

/**
 * React 18 fills pieces of 2,048 bytes and hands a piece on as it is when the next character does not fit: up to three bytes at
 * its end are zero then. No page has any use for a zero byte, so that all of them go.
 */
const withoutZeros = (piece: Buffer): Buffer =>
  piece.includes(0) ? Buffer.from(piece.filter((byte) => byte !== 0)) : piece

/**
 * Takes a page as React writes it, in pieces of two kilobytes, and hands it on as React completes it: at once what is
 * ready at once. Every piece costs its way through streams, compression and socket; a page has about a hundred.
 */
export const createPageBody = (): Duplex => {
  let held: Buffer[] = []
  const handOn = (): void => {
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
      handOn()
      body.push(null)
      done()
    },
  })
  // React calls this when it has written all that it has, as for any stream that compresses.
  return Object.assign(body, { flush: handOn })
}
