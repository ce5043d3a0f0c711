import {
  cartIdOf,
  completePaymentStep,
  expectStep,
  type FaultyPlatform,
  type Page,
  placeOrder,
  platformCart,
  provokeFault,
  query,
  startFaultyPlatform,
  stepOf,
  submitOrder,
} from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, expectOrder, givenCart, shop } from '../shop.ts'
import { address, openShipping, typedLine } from './openShipping.ts'

const REFUSED = 'We were unable to place your order, please try again.'
const send = (form: Page): Promise<Page> => form.press('Continue to delivery')

describe('a platform on which one operation fails', () => {
  let platform: FaultyPlatform
  let branch: string
  beforeAll(async () => {
    platform = await startFaultyPlatform(shop.platform)
    const throughIt = { COMMERCE_API_URL: platform.url }
    branch = (await shop.branch({ storefront: throughIt, identity: throughIt })).storefront
  })
  afterAll(async () => {
    await shop.stopBranches()
    await platform.close()
  })
  afterEach(() => platform.restore())

  test('reports that shipping methods could not be loaded, keeps the address, and shows a link to try again', async () => {
    const MISSING = 'An error occurred while retrieving shipping methods.'
    const { form, visitor } = await openShipping(aVisitor({ shop: branch }))
    platform.fail('shippingMethodsByCart', { status: 503 })
    expect((await send(form)).alerts.join()).toContain(MISSING)
    const again = await visitor.open('/checkout')
    expect([again.alerts.join(), typedLine(again)]).toEqual([expect.stringContaining(MISSING), address.line1])
    platform.restore()
    const methods = await again.follow('Try again')
    expect([methods.hasField(/^Standard/), methods.alerts]).toEqual([true, []])
    await expectNoOrder(visitor)
  })

  test('shows a message for a place without a tax rate, and keeps what was typed', async () => {
    const { form, visitor } = await openShipping(aVisitor({ shop: branch }))
    platform.fail('updateMyCart', {
      code: 'MissingTaxRateForCountry',
      message: "Tax category 'standard' is missing a tax rate for country 'US'.",
      path: 'updateMyCart',
    })
    const refused = await send(form)
    expect([refused.alerts.join(), typedLine(refused)]).toEqual([
      expect.stringContaining('An error occurred while calculating the tax.'),
      address.line1,
    ])
    platform.restore()
    expect((await send(refused)).hasField(/^Standard/)).toBe(true)
    await expectNoOrder(visitor)
  })

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
})

test('redirects to the cart page with a message when the cart was deleted, and lets the visitor order with a new cart', async () => {
  const { form, visitor } = await openShipping()
  await query(shop, 'platform', 'delete from carts where id = $1', [await visitor.cookie('CT_cart')])
  const cart = await send(form)
  expect([cart.text, cart.notices.join()]).toEqual([
    expect.stringContaining('Nothing in here yet'),
    expect.stringContaining('There is nothing left to check out'),
  ])
  const { page } = await givenCart({ visitor })
  expectStep(await page.follow('Go to shipping'), 'shipping')
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
