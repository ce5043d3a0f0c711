import { expect, test } from 'vitest'
import { addLineAction, changeQuantityAction, removeLineAction } from './lineActions.ts'

test('adds a quantity of 1 by default', () => {
  expect(addLineAction({ sku: 'linen-18' })).toEqual({ addLineItem: { sku: 'linen-18', quantity: 1 } })
  expect(addLineAction({ productId: 'p', variantId: 2, quantity: 3 })).toEqual({
    addLineItem: { productId: 'p', variantId: 2, quantity: 3 },
  })
})

test('sends custom fields as JSON text with their type, and omits undefined fields', () => {
  const custom = { designName: 'Terrazzo "Rosa"', dpi: 150, designOwner: undefined }
  expect(addLineAction({ sku: 'linen-18', customTypeKey: 'design', custom }).addLineItem?.custom).toEqual({
    typeKey: 'design',
    fields: [
      { name: 'designName', value: '"Terrazzo \\"Rosa\\""' },
      { name: 'dpi', value: '150' },
    ],
  })
})

test('changes the quantity and removes a line by its id', () => {
  expect(changeQuantityAction('line-1', 0)).toEqual({
    changeLineItemQuantity: { lineItemId: 'line-1', quantity: 0 },
  })
  expect(removeLineAction('line-1')).toEqual({ removeLineItem: { lineItemId: 'line-1' } })
})

test('accepts the id of a custom type', () =>
  expect(addLineAction({ sku: 'a', custom: { designName: 'Mine' }, customTypeId: 'type-1' })).toEqual({
    addLineItem: {
      sku: 'a',
      quantity: 1,
      custom: { typeId: 'type-1', fields: [{ name: 'designName', value: '"Mine"' }] },
    },
  }))
