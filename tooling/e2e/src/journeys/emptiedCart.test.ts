import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { fillAddress, marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

const emptyElsewhere = async ({ context }: Shopper): Promise<void> => {
  const other = await context.newPage()
  await other.goto('/cart')
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await other.getByText('Nothing in here yet').waitFor()
  await other.close()
}

/** Words of a notice: a toast with script, words in the page without (inside a noscript, which only roles look into). */
const told = async (page: Page, script: 'on' | 'off'): Promise<void> => {
  await page.getByText('Nothing in here yet').waitFor()
  const words = 'There is nothing left to check out'
  if (script === 'on') await page.getByText(words, { exact: true }).waitFor()
  else expect((await page.locator('noscript').allInnerTexts()).join('\n')).toContain(words)
  await page.reload()
  await page.getByText('Nothing in here yet').waitFor()
  expect((await page.locator('body').innerText()).includes(words)).toBe(false)
}

const typed = async (page: Page): Promise<readonly string[]> => [
  await page.getByLabel('First name').inputValue(),
  await page.getByLabel('Address line 1').inputValue(),
  await page.locator('input[name="postcode"]').inputValue(),
]

test.each(['on'] as const)(
  'with JavaScript %s, a cart that was emptied in another tab is told of, and the address waits for the next one',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    await emptyElsewhere(shopper)
    await sendShipping(page)
    await told(page, script)
    await openCheckout(page)
    expect(await typed(page)).toEqual(['Marianne', '212 Warren Street', '12534'])

    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    await emptyElsewhere(shopper)
    await submitOrder(page)
    await told(page, script)
    // The other tab looked at the cart last.
    await proveNothingOrdered(shopper, { told: 'view_cart', lines: [] })
  },
)

test('a cart that is gone takes no address with it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await fillAddress(page, marianne)
  const cookies = await shopper.context.cookies()
  const id = cookies.find(({ name }) => name === 'CT_cart')?.value
  await query('platform', 'delete from carts where id = $1', [id])
  await sendShipping(page)
  await told(page, 'on')
  await openCheckout(page)
  await expect.poll(() => typed(page)).toEqual(['Marianne', '212 Warren Street', '12534'])
  await takeShippingStep(page, marianne)
})
