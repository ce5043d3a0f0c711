import { expect, test } from 'vitest'
import { quantityChanges } from './quantityChanges.ts'

const lines = (...lineItems: readonly { readonly id: string; readonly quantity: number }[]) => ({ lineItems })

test('returns changed, removed and new lines, and no unchanged ones', () => {
  const before = lines({ id: 'a', quantity: 2 }, { id: 'b', quantity: 1 }, { id: 'c', quantity: 4 })
  const after = lines({ id: 'c', quantity: 3 }, { id: 'a', quantity: 2 }, { id: 'new', quantity: 1 })
  expect(quantityChanges(before, after)).toEqual([
    { lineItemId: 'b', quantity: 0 },
    { lineItemId: 'c', quantity: 3 },
    { lineItemId: 'new', quantity: 1 },
  ])
})

test('returns nothing for equal carts', () => {
  const cart = lines({ id: 'a', quantity: 2 })
  expect(quantityChanges(cart, cart)).toEqual([])
})
