import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { APPROVED, marianne } from '../steps/checkout.ts'
import { pageHasFocus, tabTo, titleHasFocus, typeInto } from '../steps/keyboard.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'

useBrowser({ pictures: 'off' })

test.each([390, 1280])(
  'at %i px a purchase is made by keyboard alone, and the focus is always seen',
  async (width) => {
    const shopper = await aShopper({ width })
    const { page } = shopper
    await page.goto('/category/throw-pillow')
    await page.waitForLoadState('networkidle')
    await tabTo(page, /^Skip to/)
    await page.keyboard.press('Enter')
    const product = await page.locator('main a[href*="/product/"]').first().innerText()
    await tabTo(page, new RegExp(`^${product.trim().split('\n')[0]}`))
    await page.keyboard.press('Enter')
    await pageHasFocus(page, /\/product\//)

    await tabTo(page, /^Add to cart/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^Go to cart/)
    await page.keyboard.press('Enter')
    await pageHasFocus(page, /\/cart$/)
    await tabTo(page, /^Go to shipping/)
    await page.keyboard.press('Enter')
    // The checkout is a document of its own: the first Tab begins at its top.
    await page.waitForURL(/\/checkout$/)
    await page.waitForLoadState('networkidle')

    await typeInto(page, /^Email/, marianne.email)
    await typeInto(page, /^Confirm email/, marianne.email)
    await typeInto(page, /^First name/, marianne.firstName)
    await typeInto(page, /^Last name/, marianne.lastName)
    await typeInto(page, /^Address line 1/, marianne.line1)
    await typeInto(page, /^City/, marianne.city)
    await typeInto(page, /^State/, 'New York')
    await typeInto(page, /^ZIP code/, marianne.postcode)
    await typeInto(page, /^Phone/, marianne.phone)
    await tabTo(page, /^Continue to delivery/)
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    // What has come in takes the focus: the ways of delivery are one Tab away.
    await tabTo(page, /^Standard/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await page.getByRole('radio', { name: /Standard/ }).isChecked()).toBe(true)
    await tabTo(page, /^Continue to payment/)
    await page.keyboard.press('Enter')
    await titleHasFocus(page, 'How would you like to pay?')

    await page.frameLocator('iframe[title="Card details"]').getByLabel('Card number').waitFor()
    await typeInto(page, /^Card number/, APPROVED)
    await typeInto(page, /^Expiry date/, '1230')
    await typeInto(page, /^Security code/, '123')
    await typeInto(page, /^Name on card/, 'Marianne Hale')
    await tabTo(page, /^Use the shipping address/)
    await page.keyboard.press('Space')
    await page.getByLabel('First name').waitFor()
    await page.keyboard.press('Space')
    await page.getByLabel('First name').waitFor({ state: 'detached' })
    await tabTo(page, /^Name on card/, 'Shift+Tab')
    await tabTo(page, /^Continue to review/)
    await page.keyboard.press('Enter')
    await titleHasFocus(page, 'One last look')

    await tabTo(page, /^Place order/)
    await page.keyboard.press('Enter')
    await page.getByText('Please agree before going on.').waitFor()
    await tabTo(page, /^I agree/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Place order/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
    await page.getByText(/^Your order number is SV-/).waitFor()
    await proveOrdered(shopper)
  },
)
