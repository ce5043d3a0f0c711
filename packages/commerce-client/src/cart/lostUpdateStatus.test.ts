import { expect, test } from 'vitest'
import { aCart, aLine } from '../testing/index.ts'
import { addLineAction, changeQuantityAction, removeLineAction } from './lineActions.ts'
import { lostUpdateStatus } from './lostUpdateStatus.ts'
import type { CartAction } from './types.ts'

const of = (quantity: number, key: string | null = null) => aCart({ lineItems: [aLine({ quantity, key })] })
const sku = aLine().variant!.sku!
const take = (quantity: number): CartAction => ({ removeLineItem: { lineItemId: 'line-1', quantity } })
const pay: CartAction = { addPayment: { payment: { id: 'payment-1' } } }
const paid = aCart({
  paymentInfo: { payments: [{ id: 'payment-1', paymentMethodInfo: {}, transactions: [] } as never] },
})

test.each([
  [
    '“applied” when the cart has a line with the key of the added line',
    [addLineAction({ sku, key: 'k' })],
    of(1, 'k'),
    undefined,
    'applied',
  ],
  [
    '“unknown” when no line has the key and the previous cart is unknown',
    [addLineAction({ sku, key: 'k' })],
    of(1),
    undefined,
    'unknown',
  ],
  [
    '“missing” when no line has the key and the previous cart had no line of the variant',
    [addLineAction({ sku: 'x', key: 'k' })],
    of(1),
    of(1),
    'missing',
  ],
  [
    '“applied” when the line of the variant grew by the added quantity',
    [addLineAction({ sku, quantity: 2, key: 'k' })],
    of(3),
    of(1),
    'applied',
  ],
  [
    '“missing” when the line of the variant grew by less than the added quantity',
    [addLineAction({ sku, quantity: 2, key: 'k' })],
    of(2),
    of(1),
    'missing',
  ],
  [
    '“applied” when the removed line is gone',
    [removeLineAction('line-1')],
    aCart({ lineItems: [] }),
    undefined,
    'applied',
  ],
  [
    '“missing” when the removed line is still in the cart',
    [removeLineAction('line-1')],
    of(1),
    undefined,
    'missing',
  ],
  ['“applied” when the quantity is smaller by the removed units', [take(2)], of(1), of(3), 'applied'],
  ['“missing” when units were removed and the quantity is the same', [take(2)], of(3), of(3), 'missing'],
  [
    '“unknown” when units were removed and the previous cart is unknown',
    [take(2)],
    of(1),
    undefined,
    'unknown',
  ],
  ['“applied” when the cart has the added payment', [pay], paid, undefined, 'applied'],
  ['“missing” when the cart lacks the added payment', [pay], aCart(), undefined, 'missing'],
  [
    '“missing” for an action that sets a value, even when the cart has this value',
    [changeQuantityAction('line-1', 4)],
    of(4),
    of(1),
    'missing',
  ],
  [
    '“applied” for all actions when one of them is known to be applied',
    [take(1), addLineAction({ sku, key: 'k' })],
    of(9, 'k'),
    undefined,
    'applied',
  ],
] as const)('returns %s', (_, actions, current, base, evidence) => {
  expect(lostUpdateStatus(actions, current, base)).toBe(evidence)
})
