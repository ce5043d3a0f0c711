import { expect, it } from 'vitest'
import { knownParts } from './knownParts.ts'

const phrases = ['Throw Pillows', 'Duvet Covers', 'Performance velvet', 'Quince Orchard', 'green']

it.each([
  ['velvet throw pillow', ['velvet', 'throw pillow']],
  ['green duvet cover', ['green', 'duvet cover']],
  ['quince orchard duvet', ['quince orchard', 'duvet']],
  ['purple xylophone', []],
  ['throw pillow', []],
  ['green zebra', ['green']],
  ['', []],
])('finds the parts of the search "%s" that occur in the catalogue', (text, parts) => {
  expect(knownParts(text, phrases)).toEqual(parts)
})
