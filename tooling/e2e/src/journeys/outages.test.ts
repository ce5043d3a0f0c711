import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, restart } from '../harness/services.ts'
import { marianne, placeOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { eventually, namesTold, toldOf } from '../steps/dataLayer.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toasts = (of: Page) => of.getByRole('region', { name: /Notifications/ })

test('when the platform does not answer, the page stays with everything on it, says so, and works again afterwards', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
  shopper.expects(/status of 503/)
  await kill('platform')
  try {
    await page.getByRole('button', { name: 'One more' }).click()
    await toasts(page).getByText('Your cart stayed as it was').waitFor()
    await expect.poll(() => toldOf(shopper, 'toast_error')).toHaveLength(1)
    expect(toldOf(shopper, 'toast_error')[0]).toMatchObject({ error: 'unavailable', location: '/cart' })
    expect(await page.getByRole('spinbutton').first().inputValue()).toBe('1')
    expect(await page.getByLabel('Promo code').inputValue()).toBe('WELCOME10')
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    expect(await toasts(page).getByText('Your cart stayed as it was').count()).toBe(0)

    await page.goto('/preferences')
    await page.getByRole('radio', { name: /GBP/ }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await toasts(page).getByText('We could not save your preferences, please try again.').waitFor()
    expect(await page.getByRole('radio', { name: /GBP/ }).isChecked()).toBe(true)
  } finally {
    await restart('platform')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await toasts(page).getByText('Your preferences are saved').waitFor()
})

test.each(['on'] as const)(
  'with JavaScript %s, an order whose page finds no platform is looked up until it is there',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    const number = await placeOrder(page)
    await page.waitForLoadState('networkidle')
    shopper.expects(/status of 503/)
    await kill('platform')
    try {
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Looking up your order' }).waitFor()
    } finally {
      await restart('platform')
    }
    await page.getByText(`Your order number is ${number}.`).waitFor()
  },
)
