import { expect, test } from 'vitest'
import { productTitle } from './productTitle.ts'

test('splits a name into design and kind', () =>
  expect(productTitle('Quince Orchard, Duvet cover', 'Quince Orchard')).toEqual({
    design: 'Quince Orchard',
    kind: 'Duvet cover',
  }))

test('splits a product name in which the design is spelled differently', () =>
  expect(productTitle('Harbor Swell, Wallpaper', 'Harbour Swell')).toEqual({
    design: 'Harbor Swell',
    kind: 'Wallpaper',
  }))

test.each([
  ['without a design', 'Plain Belgian Linen', ''],
  ['with a comma but without a design', 'Fill-a-Yard, Nine Squares', ''],
  ['that is the design’s name', 'Quince Orchard', 'Quince Orchard'],
])('returns the whole name and no design for a product %s', (_, name, designName) =>
  expect(productTitle(name, designName)).toEqual({ design: name, kind: '' }),
)
