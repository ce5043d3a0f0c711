import {
  expectStep,
  type FaultyPlatform,
  fillAddress,
  marianne,
  type Page,
  query,
  startFaultyPlatform,
  type Visitor,
} from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, givenCart, shop } from '../shop.ts'

const address = { ...marianne, line1: '999 New Road' }

const openShipping = async (
  visitor?: Visitor,
): Promise<{ readonly form: Page; readonly visitor: Visitor }> => {
  const given = await givenCart(visitor ? { visitor } : {})
  const shipping = expectStep(await given.page.follow('Go to shipping'), 'shipping')
  return { visitor: given.visitor, form: await fillAddress(shipping, address) }
}

const send = (form: Page): Promise<Page> => form.press('Continue to delivery')
const typedLine = (page: Page): string => page.value('Address line 1')

describe('a platform on which one operation fails', () => {
  let platform: FaultyPlatform
  let branch: string
  beforeAll(async () => {
    platform = await startFaultyPlatform(shop.platform)
    branch = (await shop.branch({ storefront: { COMMERCE_API_URL: platform.url } })).storefront
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
})

test('shows a message when shipping rates cannot be calculated, and keeps what was typed', async () => {
  const { form, visitor } = await openShipping()
  await shop.kill('identity')
  let refused: Page
  try {
    refused = await send(form)
    expect([refused.status, refused.alerts.join(), typedLine(refused)]).toEqual([
      503,
      expect.stringContaining('An error occurred while calculating the shipping rates.'),
      address.line1,
    ])
  } finally {
    await shop.restart('identity')
  }
  const methods = await send(refused)
  expect([methods.hasField(/^Standard/), typedLine(methods)]).toEqual([true, address.line1])
  await expectNoOrder(visitor)
})

test('submits the form with the same input when “Try again” is pressed after the platform was down', async () => {
  const { form, visitor } = await openShipping()
  await shop.kill('platform')
  let failed: Page
  try {
    failed = await send(form)
    expect(failed.status).toBe(503)
  } finally {
    await shop.restart('platform')
  }
  const methods = await failed.press('Try again')
  expect([methods.hasField(/^Standard/), typedLine(methods)]).toEqual([true, address.line1])
  await expectNoOrder(visitor)
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
