import {
  cartIdOf,
  completePaymentStep,
  expectStep,
  type FaultyPlatform,
  marianne,
  placeOrder,
  platformCart,
  provokeFault,
  query,
  startFaultyPlatform,
  stepOf,
  submitOrder,
} from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectNoOrder, expectOrder, givenCart, shop } from '../shop.ts'

const REFUSED = 'We were unable to place your order, please try again.'
const address = { ...marianne, line1: '999 New Road' }

let platform: FaultyPlatform
let branch: string
beforeAll(async () => {
  platform = await startFaultyPlatform(shop.platform)
  branch = (await shop.branch({ identity: { COMMERCE_API_URL: platform.url } })).storefront
})
afterAll(async () => {
  await shop.stopBranches()
  await platform.close()
})
afterEach(() => platform.restore())

test('reports on the review page that the platform refuses an order, and places the order when it is submitted again', async () => {
  const { visitor } = await givenCart({ address, payment: 'card' })
  // The visitor's cookies are valid for both shops.
  const review = expectStep(await visitor.open(`${branch}/checkout`), 'review')
  platform.fail('createPayment', { code: 'InvalidInput', message: 'No.', path: 'createPayment' })
  const refused = await submitOrder(review)
  expect(refused.alerts.join()).toContain(REFUSED)
  await expectNoOrder(visitor)
  platform.restore()
  const again = expectStep(await visitor.open(`${branch}/checkout`), 'review')
  expect(again.text).toContain(address.line1)
  expect(again.text).toContain('ending in 4242')
  await expectOrder(await placeOrder(again))
})

test('cancels an order whose charge is refused, and restores the cart with the typed values', async () => {
  const { visitor, cartId, page } = await givenCart({ address, payment: 'card' })
  await provokeFault(shop, 'capture', 'refused')
  const refused = await submitOrder(page)
  expect(refused.alerts.join()).toContain(REFUSED)
  const shipping = expectStep(await visitor.open('/checkout'), 'shipping')
  const restored = await cartIdOf(visitor)
  expect(restored).not.toBe(cartId)
  expect(await platformCart(shop, restored)).toEqual({ state: 'Active', lines: [1] })
  expect([shipping.value('Address line 1'), shipping.value('State')]).toEqual([address.line1, 'NY'])
  const [attempt] = await query<{ number: string }>(
    shop,
    'identity',
    'select order_number as number from order_attempt where cart_id = $1',
    [cartId],
  )
  const next = await shipping.press(/^Continue to/)
  const billing = stepOf(next) === 'billing' ? next : await next.press('Continue to payment')
  const success = await placeOrder(await completePaymentStep(billing))
  await expectOrder(success, [attempt?.number ?? ''])
})
