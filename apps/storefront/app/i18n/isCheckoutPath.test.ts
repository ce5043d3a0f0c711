import { expect, test } from 'vitest'
import { isCheckoutPath } from './isCheckoutPath.ts'

test.each([
  '/checkout',
  '/checkout/placing',
  '/en-GB/checkout',
  '/en/checkout/success',
  '/checkout/back/card',
])('treats %s as a page of the checkout', (path) => expect(isCheckoutPath(path)).toBe(true))

test.each([
  '/',
  '/cart',
  '/checkouts',
  '/product/checkout',
  '/en-GB',
  '/account/checkout',
  '/en-GB/product/checkout',
])('does not treat %s as a page of the checkout', (path) => expect(isCheckoutPath(path)).toBe(false))
