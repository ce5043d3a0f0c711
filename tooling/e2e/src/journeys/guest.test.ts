import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, placeOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { addToCart, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser()

const cents = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

describe.each(['on'] as const)('a guest with JavaScript %s', (script) => {
  test('browses, chooses, changes the cart, uses a code, checks out and gets an order number', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper

    await openFirstProduct(page, 'Fabric')
    // Another material is another price: choose one by its card, or by its link where there is no script.
    const before = page.url()
    if (script === 'on') await page.getByText('Linen cotton canvas', { exact: true }).first().click()
    else await page.getByRole('link', { name: 'Linen cotton canvas' }).click()
    await page.waitForURL((url) => url.toString() !== before)
    await addToCart(page)
    expect(await page.getByText('Linen cotton canvas').count()).toBeGreaterThan(0)

    const once = cents(await total(page))
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(async () => cents(await total(page)), { timeout: 15_000 }).toBe(once * 2)

    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
    await look(shopper, 'a code that is applied', narrowAndWide)
    // The quantity may still be on its way: sums that only the shop can tell are dots until then.
    await expect.poll(async () => cents(await total(page)), { timeout: 15_000 }).toBeLessThan(once * 2)

    await page.getByRole('link', { name: 'Go to shipping' }).click()
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    const reviewed = await total(page)
    const number = await placeOrder(page)
    expect(await total(page)).toBe(reviewed)

    expect((await proveOrdered(shopper, number)).paymentState).toBe('Paid')

    await page.goto('/cart')
    await page.getByText('Nothing in here yet').waitFor()
    await look(shopper, 'an empty cart', narrowAndWide)
  })
})

test('a cushion sells on a phone, too', async () => {
  const shopper = await aShopper({ width: 390 })
  const { page } = shopper
  await page.goto('/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, marianne, 'Priority')
  await takePaymentStep(page, 'on')
  expect(await orderProven(shopper)).toMatch(/^SV-[0-9]+$/)
})
