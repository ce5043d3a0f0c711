import { expect, test } from 'vitest'
import { details } from '../testing/builders.ts'
import { productDetails } from './productDetails.ts'

const names = (record: Readonly<Record<string, unknown>>): string[] =>
  productDetails(details(record)).map(({ name }) => name)

const shown = [
  'fabric-name',
  'wallpaper-name',
  'bedding-product-name',
  'bedding-style',
  'bedding-finish',
  'dining-product-name',
  'dining-style',
  'dining-set-size',
  'living-and-decor-product-name',
  'living-and-decor-style',
  'wallart-style',
  'subscription-name',
  'duration',
  'format',
  'size-display',
  'fabric-content',
  'designName',
  'colourway',
  'artistName',
]
const all = Object.fromEntries([...shown, 'dpi', 'repeatType'].reverse().map((name) => [name, 'x']))

test('returns listed attributes only, in the order of the list', () => {
  expect(names({ ...all, designImageURL: '…', sku: 'x', 'legacy-path': '/x' })).toEqual(shown)
})

test('includes print resolution and repeat when the design has an owner', () => {
  expect(names({ ...all, designOwner: 'ada' })).toEqual([...shown, 'dpi', 'repeatType'])
  expect(names({ ...all, designOwner: '' })).toEqual(shown)
})

test('accepts attribute values of any type', () => {
  expect(productDetails(details({ duration: { key: '12', label: '12 months' } }))).toEqual([
    { name: 'duration', value: { key: '12', label: '12 months' } },
  ])
})
