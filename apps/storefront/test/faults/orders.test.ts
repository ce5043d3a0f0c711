import { followRefresh, marianne, orderNumberOf, paymentIntents, provokeFault } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { expectOrder, givenCart, shop } from '../shop.ts'

test('redirects from the cart and the checkout to the page of an order that is being placed, and charges it once', async () => {
  const { page, visitor } = await givenCart({ address: marianne, payment: 'card' })
  // The provider does not respond until both pages were opened, so that the order is still being placed.
  await provokeFault(shop, 'authorise', 'hang-after', 4)
  const placing = await page.check(/^I agree/).press(/^Place order/)
  expect(placing.heading).toBe('Placing your order')
  for (const path of ['/checkout', '/cart']) expect((await visitor.open(path)).path).toBe('/checkout/placing')
  await provokeFault(shop, 'authorise', 'hang-after', 0)
  const success = await followRefresh(await visitor.open('/cart'))
  await expectOrder(success)
  const number = orderNumberOf(success)
  expect(
    (await paymentIntents(shop)).filter(({ metadata }) => metadata.order_number === number),
  ).toHaveLength(1)
  expect((await visitor.open('/cart')).text).toContain('Nothing in here yet')
})
