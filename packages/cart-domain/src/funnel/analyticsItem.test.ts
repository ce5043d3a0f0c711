import { expect, test } from 'vitest'
import { aLine, details, usd } from '../testing/builders.ts'
import { analyticsItem } from './analyticsItem.ts'

test('maps a line to an analytics item with the keys of the variant and the product', () => {
  const line = aLine({
    quantity: 2,
    price: { value: usd(3_900), discounted: { value: usd(3_315) } },
    custom: { customFieldsRaw: details({ artistName: 'Ada Fern' }) },
  })
  expect(analyticsItem(line)).toEqual({
    item_id: 'terrazzo-rosa-18',
    item_name: 'Terrazzo Rosa',
    item_brand: 'Ada Fern',
    item_category: 'living-and-decor',
    item_variant: '18 × 18 in',
    discount: 5.85,
    price: 33.15,
    quantity: 2,
    childSku: 'terrazzo-rosa-18',
    parentSku: 'terrazzo-rosa',
  })
})

test('prefers the custom fields childSku and parentSku of a line to the keys of the variant and the product', () => {
  const line = aLine({ custom: { customFieldsRaw: details({ childSku: 'child', parentSku: 'parent' }) } })
  expect(analyticsItem(line)).toMatchObject({ childSku: 'child', parentSku: 'parent' })
})

test('omits fields that a line does not have', () => {
  const bare = aLine({ name: null, productKey: null, productType: null, variant: null })
  expect(analyticsItem(bare, 3)).toEqual({ item_id: 'line-1', item_name: '', price: 39, quantity: 3 })
  expect(analyticsItem(aLine({ quantity: 0 })).price).toBe(0)
})
