import { aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { wishlistItemOfLine } from './wishlist.ts'

const custom = {
  customFieldsRaw: [{ name: 'designName', value: 'Mine' }],
  type: { id: 'type-1', fieldDefinitions: [] },
}

const { value } = aLine().price
const savedPrice = { centAmount: value.centAmount, currencyCode: value.currencyCode }

test('saves a line with its quantity and its design', () =>
  expect(wishlistItemOfLine(aLine({ quantity: 3, custom }))).toEqual({
    sku: aLine().variant?.sku,
    quantity: 3,
    savedPrice,
    custom: { typeId: 'type-1', fields: [{ name: 'designName', value: 'Mine' }] },
  }))

test('adds no custom fields for a line that has none, and does not save a line without a variant', () => {
  expect(wishlistItemOfLine(aLine({ quantity: 1 }))).toEqual({
    sku: aLine().variant?.sku,
    quantity: 1,
    savedPrice,
  })
  expect(wishlistItemOfLine(aLine({ variant: null }))).toBeUndefined()
})
