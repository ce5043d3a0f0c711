import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aVisitor, givenCart, shop } from '../../shop.ts'

/** Fields that no form of the shop has, with values that would be to the shopper's advantage. */
const forged = {
  price: '1',
  centAmount: '1',
  total: '1',
  currency: 'EUR',
  customerGroup: 'trade',
  customerGroupId: 'trade',
  customerId: '00000000-0000-4000-8000-000000000000',
  discountCode: 'WELCOME10',
  externalPrice: '{"centAmount":1,"currencyCode":"USD"}',
}

test('ignores a posted price, total, currency and customer group', async () => {
  const honest = await givenCart()
  const product = await (await aVisitor().open('/category/fabric')).visitor.open(
    new URL(
      honest.page.main.querySelector('a[href*="/product/"]')?.getAttribute('href') ?? '',
      shop.storefront,
    ).pathname,
  )
  const cart = await product.press('Add to cart', { forged })
  expect(cart.amounts).toEqual(honest.page.amounts)
  const changed = await cart.press('One more', { forged })
  expect(changed.amounts).toEqual((await honest.page.press('One more')).amounts)
})

test('refuses a compressed body instead of inflating it', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000, 'a=b&'))
  const response = await fetch(`${shop.storefront}/cart`, {
    method: 'POST',
    headers: {
      origin: new URL(shop.storefront).origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-encoding': 'gzip',
    },
    body: bomb,
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})
