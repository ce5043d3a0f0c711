import { expect, test } from 'vitest'
import { readPaymentMethod } from './readPaymentMethod.server.ts'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test.each([
  [{ method: 'keep' }, { kind: 'keep' }],
  [{ method: 'saved:a-card' }, { kind: 'saved-card', id: 'a-card' }],
  [{ method: 'paypal' }, { kind: 'page', page: 'paypal' }],
  [{ method: 'afterpay' }, { kind: 'page', page: 'afterpay' }],
  [
    { method: 'purchase-order', purchaseOrder: 'PO 7' },
    { kind: 'purchase-order', number: 'PO 7' },
  ],
  [
    { method: 'card', cardToken: 'pm_1', saveCard: 'on' },
    { kind: 'card', token: 'pm_1', save: true },
  ],
  [
    { method: 'card', cardToken: 'pm_1' },
    { kind: 'card', token: 'pm_1', save: false },
  ],
  [
    { method: 'card', cardToken: '' },
    { kind: 'page', page: 'card' },
  ],
])('reads the payment method from the form fields %j', (fields, method) =>
  expect(readPaymentMethod(form(fields)).method).toEqual(method),
)

test('reports the missing input when the form contains no complete payment method', () => {
  const missing = { method: { kind: 'none' }, problem: { kind: 'payment-missing' } }
  expect(readPaymentMethod(form({}))).toEqual(missing)
  expect(readPaymentMethod(form({ method: '' }))).toEqual(missing)
  expect(readPaymentMethod(form({ method: 'purchase-order', purchaseOrder: '' }))).toMatchObject({
    method: { kind: 'none' },
    problem: { kind: 'form', problems: { purchaseOrder: expect.anything() } },
  })
})

test.each([
  [{ method: 'paypal', savePayPal: 'on' }, true],
  [{ method: 'paypal', saveCard: 'on' }, false],
  [{ method: 'card', saveCard: 'on' }, true],
  [{ method: 'card', savePayPal: 'on' }, false],
  [{ method: 'afterpay', saveCard: 'on', savePayPal: 'on' }, false],
])('given the form fields %j, returns whether the payment method is saved: %s', (fields, isSaved) =>
  expect(readPaymentMethod(form(fields)).isSaved).toBe(isSaved),
)
