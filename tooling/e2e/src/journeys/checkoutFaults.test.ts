import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, restart } from '../harness/services.ts'
import { alert, hasFocus } from '../steps/alerts.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { expectTyped, typeAddress } from '../steps/typedAddress.ts'

useBrowser({ pictures: 'off' })

describe.each(['on'] as const)('with JavaScript %s', (script) => {
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
})
