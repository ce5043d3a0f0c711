import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test('without JavaScript the fields of military mail are there when it is chosen, in the place of the street', async () => {
  const shopper = await aShopper({ script: 'off', width: 390 })
  const { page } = shopper
  await openCheckout(page)
  const unit = page.getByLabel('Unit, PSC or ship')
  const street = page.getByLabel('Address line 1')
  expect([await unit.isVisible(), await street.isVisible()]).toEqual([false, true])
  await page.getByRole('radio', { name: 'APO or FPO' }).check({ force: true })
  expect([await unit.isVisible(), await street.isVisible()]).toEqual([true, false])
  await page.getByRole('radio', { name: 'Home or work' }).check({ force: true })
  expect([await unit.isVisible(), await street.isVisible()]).toEqual([false, true])
  await proveNothingOrdered(shopper, { told: 'nothing' })
})

test('without JavaScript the fields of the billing address are there unless it is the shipping address', async () => {
  const shopper = await aShopper({ script: 'off' })
  const { page } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
  const street = page.getByLabel('Address line 1')
  expect([await same.isChecked(), await street.isVisible()]).toEqual([true, false])
  await same.uncheck()
  expect(await street.isVisible()).toBe(true)
  await fillAddress(page, { ...marianne, line1: '5 Union Street' })
  await same.check()
  expect(await street.isVisible()).toBe(false)
  await proveNothingOrdered(shopper, { told: 'nothing' })
})
