import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packData } from './packData.ts'
import { unpackData } from './unpackData.ts'

test('unpacks the same data that was packed, whatever its texts contain', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpackData(packData(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  ))

test('packs an object into text that Remix can embed in a string without escapes', () => {
  const packed = packData({ name: 'Quince Orchard', dots: ['#1e2a44'] })
  expect(JSON.stringify(JSON.stringify(packed))).toBe(`"\\"{'name':'Quince Orchard','dots':['#1e2a44']}\\""`)
})

test('returns the same object for the same text, and evicts texts that have not been read for a long time', () => {
  const packed = packData({ price: '$18.99' })
  const first = unpackData(packed)
  expect(unpackData(packed)).toBe(first)
  for (let at = 0; at < 8; at += 1) unpackData(packData({ at }))
  expect(unpackData(packed)).not.toBe(first)
  expect(unpackData(packed)).toEqual(first)
})
