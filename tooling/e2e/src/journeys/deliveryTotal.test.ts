import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, type Person } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { london } from '../steps/people.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { amounts } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toDelivery = async (page: Page, person: Person, locale = ''): Promise<void> => {
  await openCheckout(page, locale)
  await fillAddress(page, person)
  await sendShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
}

/** Everything below the lines, by label. */
const bill = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const rows = Object.entries(await amounts(page))
  return Object.fromEntries(rows.slice(rows.findIndex(([label]) => label.startsWith('Subtotal'))))
}

test.each([
  ['United States', marianne, ''],
  ['United Kingdom', london, 'en-GB'],
] as const)(
  'in the %s each way of delivery shows its total when it is chosen, and that is what comes',
  async (_, person, locale) => {
    const shopper = await aShopper({ width: 1440 })
    const { page } = shopper
    await toDelivery(page, person, locale)
    for (const way of ['Priority', 'Express', 'Standard']) {
      const before = await bill(page)
      await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
      await expect.poll(async () => Object.keys(await bill(page))).toContain(way)
      const chosen = await bill(page)
      expect(chosen.Total).not.toBe(before.Total)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await onStep(page, 'billing')
      expect(await bill(page)).toEqual(chosen)
      await page.getByRole('link', { name: 'Back to shipping' }).click()
      await onStep(page, 'shipping')
    }
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  },
)

test('a total that only the shop can tell is told at the next step, and never guessed', async () => {
  const shopper = await aShopper({ width: 1440 })
  const { page } = shopper
  await openCheckout(page)
  await page.goto('/cart')
  await page.getByText('Promo code').first().click()
  await page.getByLabel('Promo code').fill('TAKE5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('−$5.00').or(page.getByText('-$5.00')).first().waitFor()
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
  await fillAddress(page, marianne)
  await sendShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
  await page.getByRole('radio', { name: /^Express/ }).check({ force: true })
  const summary = page.locator('aside:visible').last()
  await summary.getByText('Express', { exact: true }).waitFor()
  expect(await summary.innerText()).toMatch(/Total\s+At the next step/)
  await proveNothingOrdered(shopper, { told: 'shipping_info' })
})
