import { CartError } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { isCartError } from './isCartError.ts'

test('a cart error is one wherever its class comes from; nothing else is', () => {
  expect(isCartError(new CartError('gone'))).toBe(true)
  expect(isCartError(Object.assign(new Error('gone'), { name: 'CartError' }))).toBe(true)
  for (const other of [
    new Error('gone'),
    new TypeError('gone'),
    { name: 'CartError' },
    'CartError',
    undefined,
  ])
    expect(isCartError(other)).toBe(false)
})
