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
  ['a line with its key', [addLineAction({ sku, key: 'k' })], of(1, 'k'), undefined, 'applied'],
  [
    'no line with its key, and no cart from before',
    [addLineAction({ sku, key: 'k' })],
    of(1),
    undefined,
    'unknown',
  ],
  [
    'no such variant before, and no line with its key',
    [addLineAction({ sku: 'x', key: 'k' })],
    of(1),
    of(1),
    'missing',
  ],
  ['a line that grew by as much', [addLineAction({ sku, quantity: 2, key: 'k' })], of(3), of(1), 'applied'],
  ['a line that grew by less', [addLineAction({ sku, quantity: 2, key: 'k' })], of(2), of(1), 'missing'],
  ['a line that is gone', [removeLineAction('line-1')], aCart({ lineItems: [] }), undefined, 'applied'],
  ['a line that is still there', [removeLineAction('line-1')], of(1), undefined, 'missing'],
  ['some taken away', [take(2)], of(1), of(3), 'applied'],
  ['nothing taken away', [take(2)], of(3), of(3), 'missing'],
  ['some taken away, and no cart from before', [take(2)], of(1), undefined, 'unknown'],
  ['a payment that is there', [pay], paid, undefined, 'applied'],
  ['a payment that is not there', [pay], aCart(), undefined, 'missing'],
  ['values that are set', [changeQuantityAction('line-1', 4)], of(4), of(1), 'missing'],
  [
    'one action that tells, for all',
    [take(1), addLineAction({ sku, key: 'k' })],
    of(9, 'k'),
    undefined,
    'applied',
  ],
] as const)('%s', (_, actions, current, base, evidence) => {
  expect(lostUpdateStatus(actions, current, base)).toBe(evidence)
})
