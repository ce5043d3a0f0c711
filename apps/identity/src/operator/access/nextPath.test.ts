import { expect, test } from 'vitest'
import { nextPath } from './nextPath.ts'

test('leads to the page of the operator that was requested', () => {
  expect(nextPath('/operator/orders/SV-1?from=mail')).toBe('/operator/orders/SV-1?from=mail')
})

test.each([
  undefined,
  '',
  '//evil.example/operator/orders',
  'https://evil.example/operator/orders',
  '/operator/../api/token',
  '/operator/login',
  '/operatorx/orders',
  'javascript:alert(1)',
])('leads to the orders instead of %j', (requested) => {
  expect(nextPath(requested)).toBe('/operator/orders')
})
