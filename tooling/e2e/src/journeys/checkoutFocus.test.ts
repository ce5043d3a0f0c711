import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)

const focusedRole = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? null)

test('who asks for the ways of delivery stands at the first of them', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await fillAddress(page, marianne)
  await page.getByLabel('First name').fill('X')
  for (const key of ['Enter', 'Space']) {
    await page.getByRole('button', { name: 'Continue to delivery' }).focus()
    await page.keyboard.press(key)
    await expect.poll(() => focusedRole(page)).toBe('alert')
  }
  await page.getByLabel('First name').fill('Marianne')
  await page.getByRole('button', { name: 'Continue to delivery' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('method')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: /^Standard/ }).isChecked()).toBe(false)
  await proveNothingOrdered(shopper, { told: 'shipping_info' })
})

test('what a billing address lacks is told before the card is asked for, which stays as it was typed', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')
  await number.fill('4242')
  const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
  await same.uncheck()
  for (const label of ['First name', 'Address line 1']) {
    const field = page.getByLabel(label)
    const before = await field.inputValue()
    await field.fill('')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `${label} is required.` })
      .waitFor()
    await expect.poll(() => focusedRole(page)).toBe('alert')
    expect(await number.inputValue()).toBe('4242')
    await field.fill(before)
  }
  await same.check()
  await takePaymentStep(page, 'on')
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('who forgot to agree stands at the box, and the space bar sets it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  await onStep(page, 'review')
  for (let sent = 0; sent < 2; sent += 1) {
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText('Please agree before going on.').waitFor()
    await expect.poll(() => focusedName(page)).toBe('agreement')
  }
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox', { name: /^I agree/ }).isChecked()).toBe(true)
  await proveNothingOrdered(shopper, { told: 'review_order' })
})
