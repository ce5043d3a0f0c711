import { expect, test } from 'vitest'
import { typedValues } from './typedValues.ts'

test('keeps the typed values, but no tokens, passwords or pressed buttons', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    intent: 'shipping',
    line1: '212 Warren Street',
    saveCard: 'on',
    cardToken: 'tok_1',
    cardNumber: '4242',
    securityCode: '123',
    password: 'secret',
    addressChoice: 'typed',
    show: 'country',
  }))
    form.set(name, value)
  form.set('file', new Blob(['x']))
  expect(typedValues(form)).toEqual({ intent: 'shipping', line1: '212 Warren Street', saveCard: 'on' })
})
