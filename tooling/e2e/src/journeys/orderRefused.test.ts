import { type FaultyPlatform, startFaultyPlatform } from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch, provokeFault, query } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { alert } from '../steps/alerts.ts'
import { placeOrder, submitOrder, takePaymentStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping, sendToPayment } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { cartId, platformCart } from '../steps/shopperCart.ts'
import { expectTyped, typeAddress, typed } from '../steps/typedAddress.ts'

useBrowser({ pictures: 'off' })

const refusal = 'We were unable to place your order, please try again.'
let platform: FaultyPlatform
let shop: string
beforeAll(async () => {
  platform = await startFaultyPlatform(stack.platform)
  shop = (await branch({ identity: { COMMERCE_API_URL: platform.url } })).storefront
})
afterAll(() => platform.close())
afterEach(() => platform.mend())

describe.each(['on', 'off'] as const)('with JavaScript %s', (script) => {
  test('an order that the platform refuses is told of on its review, and placed from there when it is sent again', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await typeAddress(page)
    await sendToPayment(page)
    await takePaymentStep(page, script)
    // The provider's fields open for the first shop only; cookies hold for both.
    await page.goto(`${shop}/checkout`)
    await onStep(page, 'review')
    platform.fail('createPayment', { code: 'InvalidInput', message: 'No.', path: 'createPayment' })
    await submitOrder(page)
    await alert(page, refusal).waitFor()
    await look(shopper, 'an order that the platform refused', narrowAndWide)
    await proveNothingOrdered(shopper, { told: 'review_order' })
    platform.mend()
    await page.goto(`${shop}/checkout`)
    await onStep(page, 'review')
    for (const words of [typed.line1, typed.instructions, /ending in 4242/])
      await page.getByText(words).first().waitFor()
    await orderProven(shopper)
  })

  test('an order whose money is not given is cancelled, and its cart comes back with what was typed', async () => {
    const shopper = await aShopper({ script })
    const { page, context } = shopper
    await openCheckout(page)
    await typeAddress(page)
    await sendToPayment(page)
    await takePaymentStep(page, script)
    const ordered = await cartId(context)
    await provokeFault('capture', 'refused')
    await submitOrder(page)
    await alert(page, refusal).waitFor()
    await look(shopper, 'an order whose money was not given', narrowAndWide)
    await page.goto('/checkout')
    await onStep(page, 'shipping')
    expect(await cartId(context)).not.toBe(ordered)
    const [{ number: cancelled = '' } = {}] = await query<{ number: string }>(
      'identity',
      'select order_number as number from order_attempt where cart_id = $1',
      [ordered],
    )
    expect(await platformCart(await cartId(context))).toEqual({ state: 'Active', lines: [1] })
    await expectTyped(page)
    await sendShipping(page)
    await takePaymentStep(page, script)
    await proveOrdered(shopper, await placeOrder(page), [cancelled])
  })
})
