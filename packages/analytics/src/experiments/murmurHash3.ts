const rotateLeft = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

const mixBlock = (block: number): number =>
  Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

/** Mixes the bits of a hash, so that every bit of the result depends on every bit of `hash`. */
const finish = (hash: number): number => {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}

/**
 * MurmurHash3 (x86, 32 bits, seed 0) of a text in UTF-8: a whole number from 0 to 2³² − 1. It is evenly distributed and the
 * same in every runtime; it is not suitable for secrets.
 */
export const murmurHash3 = (text: string): number => {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const blocksEnd = bytes.length & ~3
  let hash = 0
  for (let at = 0; at < blocksEnd; at += 4)
    hash = (Math.imul(rotateLeft(hash ^ mixBlock(view.getInt32(at, true)), 13), 5) + 0xe6546b64) | 0
  let rest = 0
  for (let at = bytes.length - 1; at >= blocksEnd; at -= 1) rest = (rest << 8) | (bytes[at] ?? 0)
  if (blocksEnd < bytes.length) hash ^= mixBlock(rest)
  return finish(hash ^ bytes.length)
}
