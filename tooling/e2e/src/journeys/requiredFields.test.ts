import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on', 'off'] as const)(
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

test.each(['on', 'off'] as const)(
  'with JavaScript %s, what is too long is told beside its field, and nothing of it is cut off',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const street = `212 ${'Warren '.repeat(20)}Street`
    await openCheckout(page)
    await fillAddress(page, { ...marianne, line1: street })
    await sendShipping(page)
    await page.getByText('Maximum length exceeded.').first().waitFor()
    const field = page.getByLabel('Address line 1')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe(street)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  },
)
