import { expect, test } from 'vitest'
import { murmurHash3 } from './murmurHash3.ts'

/** Values of the reference implementation, with seed 0. */
test.each([
  ['', 0],
  ['a', 0x3c2569b2],
  ['abc', 0xb3dd93fa],
  ['Hello, world!', 0xc0363e43],
  ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
])('hashes %j to the same value as the reference implementation', (text, hash) =>
  expect(murmurHash3(text)).toBe(hash),
)
