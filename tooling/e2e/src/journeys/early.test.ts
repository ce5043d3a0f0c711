import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { marianne, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { setCredit } from '../steps/credit.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

/** Loads the page again with its scripts held back, and gives what lets them go. */
const withScriptsHeld = async (page: Page): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Continue to/ }).waitFor()
  return async () => {
    release()
    await page.waitForFunction(() => '__remixRouter' in window)
    await page.waitForLoadState('networkidle')
    await page.unroute(/\.js$/)
  }
}

const reachPayment = async (page: Page): Promise<void> => {
  await openFirstProduct(page, 'Bedding')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, { ...marianne, country: 'US' })
}

test('a way to pay that was chosen before script arrived is the one that is used', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachPayment(page)
  const go = await withScriptsHeld(page)
  // The card that holds it, once it stands still: the page is still arriving.
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^PayPal/ }) })
    .click()
  await go()
  expect(await page.getByRole('radio', { name: /^PayPal/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await onStep(page, 'review')
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('a country that was chosen before script arrived has its own fields afterwards', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Bedding')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
  const go = await withScriptsHeld(page)
  await page.locator('select[name="country"]').selectOption('CA')
  await page.getByLabel('First name').fill('Marianne')
  await go()
  await page.getByLabel('Province or territory').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
  await proveNothingOrdered(shopper, { told: 'shipping_info' })
})

test('store credit that covers everything asks for no card', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  const customer = await aCustomer('customer')
  await setCredit(customer, 'USD', 1_000_000)
  await logIn(page, customer)
  await reachPayment(page)
  await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  await page.getByRole('radio', { name: /^Card/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await onStep(page, 'review')
  await orderProven(shopper)
})
