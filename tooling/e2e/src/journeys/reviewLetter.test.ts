import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser()

test.each([390, 820])(
  'at %i px the review says what is ordered, without anything being opened',
  async (width) => {
    const shopper = await aShopper({ width })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    await sendShipping(page)
    const standard = page.getByRole('radio', { name: /^Standard/ })
    await standard.waitFor()
    const words = await page.locator('label').filter({ has: standard }).innerText()
    expect(words.match(/ships/gi)).toHaveLength(1)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, 'on')
    const heading = page.getByRole('heading', { level: 2, name: 'What you ordered' })
    await heading.waitFor()
    const letter = page.locator('form').filter({ has: heading })
    expect(await letter.locator('img:visible').count()).toBe(1)
    expect(await letter.innerText()).toMatch(
      /Throw Pillow, .+\s+\$\d+\.\d\d[\s\S]+Standard[\s\S]+Total\s+\$\d+\.\d\d/,
    )
    await look(shopper, 'the review as a letter')
    await proveNothingOrdered(shopper, { told: 'review_order' })
  },
)
