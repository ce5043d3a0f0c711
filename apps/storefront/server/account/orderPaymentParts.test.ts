import { usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { orderPaymentParts } from './orderPaymentParts.ts'

type Type = 'Authorization' | 'Charge' | 'Refund' | 'CancelAuthorization'
const day = '2026-11-18T09:42:00.000Z'
const payment = (paymentInterface: string, name: string, ...types: Type[]) => ({
  id: paymentInterface,
  paymentMethodInfo: {
    paymentInterface,
    method: null,
    nameAllLocales: name ? [{ locale: 'en-US', value: name }] : null,
  },
  transactions: types.map((type) => ({
    id: type,
    interactionId: null,
    timestamp: day,
    type,
    state: 'Success' as const,
    amount: usd(3400),
  })),
})
const partsOf = (...payments: ReturnType<typeof payment>[]) =>
  orderPaymentParts({ paymentInfo: { payments }, purchaseOrderNumber: 'KD-1' }, 'en-US')

test('returns the brand and the last four digits of a card, and the outcome of the last transaction', () =>
  expect(partsOf(payment('stripe', 'visa 4242', 'Authorization', 'Charge'))).toEqual([
    {
      kind: 'card',
      amount: '$34.00',
      brand: 'Visa',
      last4: '4242',
      reference: '',
      outcome: 'charged',
      refunded: '',
      at: day,
    },
  ]))

test.each([
  ['Authorization', 'authorised'],
  ['Refund', 'refunded'],
  ['CancelAuthorization', 'released'],
] as const)('shows a payment whose last transaction is %s as %s', (type, outcome) =>
  expect(partsOf(payment('stripe', '', 'Authorization', type))).toMatchObject([{ outcome, last4: '' }]),
)

test('adds up partial refunds until everything is refunded', () => {
  const { transactions, ...card } = payment('stripe', '', 'Authorization', 'Charge', 'Refund', 'Refund')
  const refunded = (...cents: number[]) =>
    partsOf({
      ...card,
      transactions: transactions.map((transaction, index) => ({
        ...transaction,
        amount: usd(index < 2 ? 3400 : (cents[index - 2] ?? 0)),
      })),
    })
  expect(refunded(1000, 500)).toMatchObject([{ outcome: 'partly-refunded', refunded: '$15.00' }])
  expect(refunded(1000, 2400)).toMatchObject([{ outcome: 'refunded', refunded: '' }])
})

test('returns the purchase order number that the shopper entered, and omits payments of an unknown kind', () =>
  expect(
    partsOf(payment('PurchaseOrder', '', 'Authorization'), payment('cheque', '', 'Charge')),
  ).toMatchObject([{ kind: 'purchase-order', reference: 'KD-1' }]))
