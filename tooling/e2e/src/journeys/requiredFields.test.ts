import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on'] as const)(
  'with JavaScript %s, an address with nothing in it is answered above the form and by each field',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.getByLabel('First name').fill('Marianne')
    await page.getByRole('button', { name: /^Continue to/ }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please fill required fields.' })
    await summary.waitFor()
    // Each entry leads to its field, and what was typed is still there.
    await summary.getByRole('link').first().click()
    await page.locator('input:focus, select:focus').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(4)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  },
)
