import { viewCart } from '@selvedge/cart-domain'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { measuredCart } from './measuredCart.ts'

const cart = aCart({
  customerEmail: 'marianne.hale@example.com',
  lineItems: [
    aLine({
      custom: {
        type: null,
        customFieldsRaw: [
          { name: 'artistName', value: 'Ada Fern' },
          { name: 'designImageURL', value: 'https://pictures.example/1.jpg' },
        ],
      },
      price: { ...aLine().price, value: usd(3_900), discounted: { value: usd(3_315), discount: null } },
      totalPrice: usd(3_315),
    }),
  ],
  totalPrice: usd(3_315),
})

test('an event of what is measured is the event of the cart itself', () =>
  expect(viewCart(measuredCart(cart))).toEqual(viewCart(cart)))

test('what events do not tell stays on the server', () => {
  const text = JSON.stringify(measuredCart(cart))
  expect(text).toContain('Ada Fern')
  expect(text).not.toMatch(/marianne|pictures\.example|anonymous/)
})
