import type { Page } from '@selvedge/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, givenCart, shop } from '../../shop.ts'

const postMultipart = (path: string, body: string) =>
  aVisitor().open(path, {
    method: 'POST',
    headers: { origin: shop.storefront, 'content-type': 'multipart/form-data; boundary=x' },
    body,
  })

describe.each(['/cart', '/checkout', '/account/login', '/preferences', '/en-GB/cart'])('%s', (path) => {
  test.each(['x', '--x', '--x\r\n\r\n', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'])(
    'responds to the broken multipart body %j with 400 and a message',
    async (body) => {
      const response = await postMultipart(path, body)
      expect([response.status, response.body]).toEqual([
        400,
        'This form cannot be read. Go back and try again.',
      ])
    },
  )
})

test('parses a complete multipart form', async () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${part('intent', 'quantity')}${part('lineItemId', 'none')}${part('quantity', '1.5')}--x--\r\n`
  const response = await postMultipart('/cart', body)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    422,
    expect.stringContaining('text/html'),
  ])
})

describe('a promo code in an invalid format', () => {
  let cart: Page
  beforeAll(async () => {
    cart = (await givenCart()).page
  })

  test.each(['\0', '\ud800', '\u202Eevil', '__proto__', 'constructor', '<script>alert(1)</script>'])(
    'refuses a promo code in an invalid format (%j) with 422, and does not include its markup in the page',
    async (code) => {
      const refused = await cart.fill('Promo code', code).press('Apply')
      expect(refused.status).toBe(422)
      expect(refused.body).not.toContain('<script>alert(1)</script>')
    },
  )
})

test.each(['quantity', 'remove', 'move-to-wishlist', 'keep-only'])(
  'refuses the change %j of a line when the visitor has no cart',
  async (intent) => {
    const refused = await aVisitor().post('/cart', { intent, lineItemId: 'none', quantity: '1' })
    expect(refused.status).toBe(422)
  },
)
