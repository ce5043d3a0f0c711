import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendToPayment } from '../steps/checkoutStart.ts'
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

test('a billing address that was typed under a set tick is not dropped: it is asked once which counts', async () => {
  const shopper = await aShopper({ script: 'off' })
  const { page } = shopper
  await openCheckout(page)
  await fillAddress(page, marianne)
  await sendToPayment(page)
  const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
  const street = page.getByLabel('Address line 1')
  const toReview = page.getByRole('button', { name: 'Continue to review' })
  await same.uncheck()
  await street.fill('5 Union Street')
  await same.check()
  await toReview.click()
  await page.getByText(/^You changed the billing address/).waitFor()
  expect([await same.isChecked(), await street.inputValue()]).toEqual([false, '5 Union Street'])
  await same.check()
  await toReview.click()
  await page.getByRole('heading', { level: 1, name: 'Card details' }).waitFor()
  await page.goto('/checkout?edit=billing')
  await onStep(page, 'billing')
  expect(await same.isChecked()).toBe(true)
  await proveNothingOrdered(shopper, { told: 'nothing' })
})
