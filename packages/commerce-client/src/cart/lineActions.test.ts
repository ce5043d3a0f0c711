import { expect, test } from 'vitest'
import { addLineAction, changeQuantityAction, removeLineAction } from './lineActions.ts'

test('a line is added once unless said otherwise', () => {
  expect(addLineAction({ sku: 'linen-18' })).toEqual({ addLineItem: { sku: 'linen-18', quantity: 1 } })
  expect(addLineAction({ productId: 'p', variantId: 2, quantity: 3 })).toEqual({
    addLineItem: { productId: 'p', variantId: 2, quantity: 3 },
  })
})

test('custom fields go out as JSON text under their type, without those that are undefined', () => {
  const custom = { designName: 'Terrazzo "Rosa"', dpi: 150, designOwner: undefined }
  expect(addLineAction({ sku: 'linen-18', customTypeKey: 'design', custom }).addLineItem?.custom).toEqual({
    typeKey: 'design',
    fields: [
      { name: 'designName', value: '"Terrazzo \\"Rosa\\""' },
      { name: 'dpi', value: '150' },
    ],
  })
})

test('a quantity is changed and a line removed by its id', () => {
  expect(changeQuantityAction('line-1', 0)).toEqual({
    changeLineItemQuantity: { lineItemId: 'line-1', quantity: 0 },
  })
  expect(removeLineAction('line-1')).toEqual({ removeLineItem: { lineItemId: 'line-1' } })
})

test('the type of custom fields may be named by its id', () =>
  expect(addLineAction({ sku: 'a', custom: { designName: 'Mine' }, customTypeId: 'type-1' })).toEqual({
    addLineItem: {
      sku: 'a',
      quantity: 1,
      custom: { typeId: 'type-1', fields: [{ name: 'designName', value: '"Mine"' }] },
    },
  }))
