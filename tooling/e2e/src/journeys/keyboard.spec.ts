import { APPROVED, marianne, stepHeading } from '@selvedge/testing'
import { cardFrame, shippingMethod, waitForStep } from '../flows/checkout.ts'
import { expectOrdered } from '../flows/expectOrdered.ts'
import { tabTo, typeInto } from '../flows/keyboard.ts'
import { firstProduct, heading } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('places an order by keyboard alone, with the focus visible on every control', async ({
      page,
      shop,
    }) => {
      test.slow()
      await openPage(page, '/category/throw-pillow')
      await tabTo(page, /^Skip to/)
      await page.keyboard.press('Enter')
      const [product = ''] = (await firstProduct(page).innerText()).trim().split('\n')
      await tabTo(page, new RegExp(`^${product}`))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/product\//)
      // A new page focuses its content, so the next Tab reaches the first element in it.
      await expect(page.locator('main')).toBeFocused()
      await waitUntilReady(page)

      await tabTo(page, /^Add to cart/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await tabTo(page, /^Go to cart/)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/cart$/)
      await expect(page.locator('main')).toBeFocused()
      await waitUntilReady(page)
      await tabTo(page, /^Go to shipping/)
      await page.keyboard.press('Enter')
      // The checkout is a separate document, so the first Tab starts at its top.
      await waitForStep(page, 'shipping')

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
      const standard = shippingMethod(page, 'Standard')
      await expect(standard).toBeVisible()
      await waitUntilReady(page)
      await tabTo(page, /^Standard/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect(standard).toBeChecked()
      await tabTo(page, /^Continue to payment/)
      await page.keyboard.press('Enter')
      await expect(heading(page, stepHeading.billing)).toBeFocused()

      await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
      await waitUntilReady(page)
      await typeInto(page, /^Card number/, APPROVED)
      await typeInto(page, /^Expiry date/, '1230')
      await typeInto(page, /^Security code/, '123')
      await typeInto(page, /^Name on card/, 'Marianne Hale')
      await tabTo(page, /^Use the shipping address/)
      await page.keyboard.press('Space')
      await expect(page.getByLabel('First name')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(page.getByLabel('First name')).toBeHidden()
      await tabTo(page, /^Name on card/, 'Shift+Tab')
      await tabTo(page, /^Continue to review/)
      await page.keyboard.press('Enter')
      await expect(heading(page, stepHeading.review)).toBeFocused()

      await waitUntilReady(page)
      await tabTo(page, /^Place order/)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please agree before going on.')).toBeVisible()
      await tabTo(page, /^I agree/)
      await page.keyboard.press('Space')
      await tabTo(page, /^Place order/)
      await page.keyboard.press('Enter')
      await expectOrdered(page, shop)
    })
  })
