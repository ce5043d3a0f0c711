import { usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { paidViews } from './paidViews.ts'

const payment = (paymentInterface: string, cents: number) => ({
  id: paymentInterface,
  paymentMethodInfo: { paymentInterface, method: null },
  transactions: [
    {
      id: 't',
      interactionId: null,
      type: 'Authorization' as const,
      state: 'Success' as const,
      amount: usd(cents),
    },
  ],
})
const paid = (purchaseOrderNumber: string | null, ...payments: ReturnType<typeof payment>[]) =>
  paidViews({ paymentInfo: { payments }, purchaseOrderNumber }, 'en-US')

test('each payment of an order is told by its kind and what it came to', () =>
  expect(paid(null, payment('Braintree', 3400), payment('spoondollars', 500))).toEqual([
    { kind: 'card', amount: '$34.00', reference: '' },
    { kind: 'store-credit', amount: '$5.00', reference: '' },
  ]))

test('a purchase order goes by the shopper’s own number', () =>
  expect(paid('PO 4711', payment('PurchaseOrder', 3900))).toEqual([
    { kind: 'purchase-order', amount: '$39.00', reference: 'PO 4711' },
  ]))

test('of a payment that the shop does not know, and of an order without any, nothing is told', () => {
  expect(paid(null, payment('cheque', 3900))).toEqual([])
  expect(paidViews({ paymentInfo: null, purchaseOrderNumber: null }, 'en-US')).toEqual([])
})
