import { usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { orderPayments } from './payment.ts'

const payment = (paymentInterface: string, cents: number) => ({
  id: paymentInterface,
  paymentMethodInfo: { paymentInterface, method: null, nameAllLocales: null },
  transactions: [
    {
      id: 't',
      interactionId: null,
      timestamp: null,
      type: 'Authorization' as const,
      state: 'Success' as const,
      amount: usd(cents),
    },
  ],
})
const paid = (purchaseOrderNumber: string | null, ...payments: ReturnType<typeof payment>[]) =>
  orderPayments({ paymentInfo: { payments }, purchaseOrderNumber }, 'en-US')

test('shows the kind and amount of each payment of an order', () =>
  expect(paid(null, payment('Braintree', 3400), payment('spoondollars', 500))).toEqual([
    { kind: 'card', amount: '$34.00', reference: '' },
    { kind: 'store-credit', amount: '$5.00', reference: '' },
  ]))

test('shows the purchase order number that the shopper entered', () =>
  expect(paid('PO 4711', payment('PurchaseOrder', 3900))).toEqual([
    { kind: 'purchase-order', amount: '$39.00', reference: 'PO 4711' },
  ]))

test('omits payments of an unknown kind', () => {
  expect(paid(null, payment('cheque', 3900))).toEqual([])
  expect(orderPayments({ paymentInfo: null, purchaseOrderNumber: null }, 'en-US')).toEqual([])
})
