import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, provokeFault, restart } from '../harness/services.ts'
import { alert, hasFocus } from '../steps/alerts.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { expectTyped, typeAddress } from '../steps/typedAddress.ts'

useBrowser({ pictures: 'off' })

describe.each(['on', 'off'] as const)('with JavaScript %s', (script) => {
  test('rates that cannot be calculated are told in place, nothing typed is lost, and trying again helps', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await typeAddress(page)
    shopper.expects(/status of 503/)
    await kill('identity')
    try {
      await sendShipping(page)
      await alert(page, 'An error occurred while calculating the shipping rates.').waitFor()
      await look(shopper, 'no shipping rates', narrowAndWide)
      if (script === 'on')
        await expect
          .poll(() => hasFocus(page, 'An error occurred while calculating the shipping rates.'))
          .toBe(true)
      await expectTyped(page)
    } finally {
      await restart('identity')
    }
    await sendShipping(page)
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await expectTyped(page)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('a platform that does not answer loses nothing of what was typed', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await typeAddress(page)
    shopper.expects(/status of 503/)
    await kill('platform')
    try {
      await sendShipping(page)
      if (script === 'on') {
        await alert(page, 'Whoops, something went wrong!').waitFor()
        await expectTyped(page)
      } else await page.getByText('What you typed is kept.').waitFor()
    } finally {
      await restart('platform')
    }
    if (script === 'on') await sendShipping(page)
    else await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await expectTyped(page)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('who closes the window while the order is being placed finds it again from the cart', async () => {
    const shopper = await aShopper({ script })
    const { page, context } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    await provokeFault('authorise', 'hang-after')
    await submitOrder(page)
    await page.getByRole('heading', { level: 1, name: 'Placing your order' }).waitFor()
    await look(shopper, 'an order that is being placed')
    await page.close()
    const later = await context.newPage()
    for (const path of ['/checkout', '/cart']) {
      await later.goto(path)
      await later.waitForURL(/\/checkout\/(placing|success)/)
    }
    await later.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
    await proveOrdered({ ...shopper, page: later })
    await later.goto('/cart')
    await later.getByText('Nothing in here yet').waitFor()
  })
})
