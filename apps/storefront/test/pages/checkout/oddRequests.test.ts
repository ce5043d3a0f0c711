import { randomUUID } from 'node:crypto'
import { type GivenCart, marianne } from '@selvedge/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoOrder, givenCart } from '../../shop.ts'

describe('an order form that no page sends', () => {
  let cart: GivenCart
  beforeAll(async () => {
    cart = await givenCart({ address: marianne, payment: 'card' })
  })
  afterAll(async () => {
    await expectNoOrder(cart.cartId)
  })

  test.each([
    ['a property of objects', 'intent', 'constructor'],
    ['the prototype of objects', 'intent', '__proto__'],
    ['unknown', 'intent', 'nope'],
    ['not an id', 'cartId', 'not-a-cart'],
    ['of another cart', 'cartId', randomUUID()],
    ['far too long', 'key', 'k'.repeat(9_000)],
    ['not a number', 'totalCents', 'NaN'],
  ])(
    'refuses the order and shows an error message when the form contains a value that is %s in the field %s',
    async (_, name, value) => {
      cart.page.check(/^I agree/)
      const refused = await cart.page.press(/^Place order/, { forged: { [name]: value } })
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining('We encountered an error. Please review your cart before proceeding.'),
      ])
    },
  )

  test('keeps the review page usable after order forms with invalid values', async () => {
    expect((await cart.page.reload()).has('button', /^Place order/)).toBe(true)
  })
})
