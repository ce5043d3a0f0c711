import { expect, test } from 'vitest'
import { addLineAction } from '../cart/lineActions.ts'
import { aLine } from '../testing/index.ts'
import { customFieldsToAdd } from './customFieldsToAdd.ts'
import { lineToAdd } from './lineToAdd.ts'

const customFieldsRaw = [
  { name: 'designName', value: 'Terrazzo "Rosa"' },
  { name: 'dpi', value: 150 },
]
const custom = { customFieldsRaw, type: { id: 'type-1', fieldDefinitions: [] } }

test('repeats the variant, the quantity and the custom fields of a removed line', () => {
  const { variant } = aLine()
  const removed = aLine({ key: 'key-1', quantity: 3, variant: variant && { ...variant, id: 2 }, custom })
  expect(lineToAdd(removed)).toEqual({
    productId: 'product-1',
    variantId: 2,
    quantity: 3,
    customTypeId: 'type-1',
    custom: { designName: 'Terrazzo "Rosa"', dpi: 150 },
  })
  expect(addLineAction(lineToAdd(removed)).addLineItem?.custom).toEqual({
    typeId: 'type-1',
    fields: [
      { name: 'designName', value: '"Terrazzo \\"Rosa\\""' },
      { name: 'dpi', value: '150' },
    ],
  })
})

test('adds the first variant without custom fields when the line has neither a variant nor custom fields', () =>
  expect(lineToAdd(aLine({ variant: null }))).toEqual({ productId: 'product-1', variantId: 1, quantity: 1 }))

test('leaves out what a list stores about its line', () => {
  const saved = [...customFieldsRaw, { name: 'listNote', value: 'For the hall' }]
  expect(customFieldsToAdd({ customFieldsRaw: saved, typeRef: { id: 'type-1' } })).toEqual(
    customFieldsToAdd(custom),
  )
})
