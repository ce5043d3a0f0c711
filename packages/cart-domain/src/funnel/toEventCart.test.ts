import { expect, test } from 'vitest'
import { aCart, aLine, details, usd } from '../testing/builders.ts'
import { viewCartEvent } from './cartEvents.ts'
import { toEventCart } from './toEventCart.ts'

const cart = {
  ...aCart([
    aLine({
      price: { value: usd(3_900), discounted: { value: usd(3_315) } },
      totalPrice: usd(3_315),
      custom: {
        customFieldsRaw: details({
          artistName: 'Ada Fern',
          designImageURL: 'https://pictures.example/1.jpg',
        }),
      },
    }),
  ]),
  id: 'cart-1',
  customerEmail: 'marianne.hale@example.com',
  discountCodes: [
    { discountCodeRef: { id: 'code-1' }, discountCode: { code: 'WELCOME10' } },
    { discountCodeRef: { id: 'code-2' }, discountCode: null },
  ],
}

test('reports the same events for the reduced cart as for the complete cart', () =>
  expect(viewCartEvent(toEventCart(cart))).toEqual(viewCartEvent(cart)))

test('includes the discount codes, and uses an empty text for an unknown code', () =>
  expect(toEventCart(cart).codes).toEqual([
    { id: 'code-1', code: 'WELCOME10' },
    { id: 'code-2', code: '' },
  ]))

test('omits fields that no event contains', () => {
  const text = JSON.stringify(toEventCart(cart))
  expect(text).toContain('Ada Fern')
  expect(text).not.toMatch(/marianne|pictures\.example/)
})
