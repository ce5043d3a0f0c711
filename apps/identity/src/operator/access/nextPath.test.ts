import { expect, test } from 'vitest'
import { nextPath } from './nextPath.ts'

test('redirects to the operator’s page that was requested', () => {
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
])('redirects to the list of orders instead of to %j', (requested) => {
  expect(nextPath(requested)).toBe('/operator/orders')
})
