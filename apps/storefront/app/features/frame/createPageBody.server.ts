import { Duplex } from 'node:stream'

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
      held.push(piece)
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
