import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { alert, hasFocus } from '../steps/alerts.ts'
import { aCustomer } from '../steps/buyers.ts'
import { agree, marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { loseAnswers } from '../steps/loseAnswers.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { cartId } from '../steps/shopperCart.ts'
import { expectTyped, typeAddress, typed } from '../steps/typedAddress.ts'

useBrowser({ pictures: 'off' })

const _FRAUD = '4100 0000 0000 0019'

const orderCount = async (email: string): Promise<number> =>
  (await query('platform', "select 1 from orders where doc->>'customerEmail' = $1", [email])).length

describe.each(['on'] as const)('with JavaScript %s', (script) => {
  test('a session that has ended keeps what was typed, and says what to do', async () => {
    const shopper = await aShopper({ script })
    const { page, context } = shopper
    await openCheckout(page)
    await typeAddress(page)
    const cart = await cartId(context)
    shopper.expects(/status of 401/)
    await context.clearCookies()
    await sendShipping(page)
    await page.getByText('Your session has ended.').first().waitFor()
    await look(shopper, 'a session that has ended', narrowAndWide)
    if (script === 'on') {
      await expectTyped(page)
      expect(await page.getByRole('alert').getByRole('link', { name: 'Log in' }).count()).toBe(1)
    } else expect(await page.locator('input[name="line1"]').inputValue()).toBe(typed.line1)
    await proveNothingOrdered(shopper, { told: 'shipping_info', cart })
  })
})

test('a lost connection keeps what was typed, and the step goes on when it is back', async () => {
  const shopper = await aShopper()
  const { page, context } = shopper
  await openCheckout(page)
  await typeAddress(page)
  // A form that is sent before its script is there leaves the page, and nothing can keep it.
  await page.waitForLoadState('networkidle')
  shopper.expects(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await sendShipping(page)
  await alert(page, 'The shop could not be reached.').waitFor()
  await look(shopper, 'a lost connection', narrowAndWide)
  await expect.poll(() => hasFocus(page, 'The shop could not be reached.')).toBe(true)
  await expectTyped(page)
  await context.setOffline(false)
  await sendShipping(page)
  await page.getByRole('radio', { name: /Standard/ }).waitFor()
  await expectTyped(page)
  await proveNothingOrdered(shopper, { told: 'shipping_info' })
})

test('an order whose answer got lost on the way is placed once, and found when it is sent again', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  shopper.expects(/ERR_FAILED/)
  const giveBack = await loseAnswers(page)
  await submitOrder(page)
  await alert(page, 'The shop could not be reached.').waitFor()
  await giveBack()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
  await proveOrdered(shopper)
})

test('an order whose answer got lost is found by opening the cart or the checkout', async () => {
  for (const path of ['/cart', '/checkout']) {
    const shopper = await aShopper()
    const { page } = shopper
    const email = `found.${Date.now()}@example.com`
    await openCheckout(page)
    await takeShippingStep(page, { ...marianne, email })
    await takePaymentStep(page, 'on')
    shopper.expects(/ERR_FAILED/)
    const giveBack = await loseAnswers(page)
    await submitOrder(page)
    await alert(page, 'The shop could not be reached.').waitFor()
    await giveBack()
    await expect.poll(() => orderCount(email), { timeout: 30_000 }).toBe(1)
    await page.goto(path)
    await page.waitForURL(/\/checkout\/success\?order=/)
    await page.getByText(/^Your order number is SV-/).waitFor()
    await proveOrdered(shopper)
  }
})

test('back and forward at each step: back leads to the cart, forward to the open step', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.goForward()
  await onStep(page, 'shipping')
  await takeShippingStep(page, marianne)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.goForward()
  await onStep(page, 'billing')
  await takePaymentStep(page, 'on')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.goForward()
  await onStep(page, 'review')
  await agree(page)
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

declare global {
  interface Window {
    /** What a window tells of its history. */
    readonly navigation: {
      readonly entries: () => readonly { readonly url: string }[]
      readonly currentEntry: { readonly index: number }
    }
  }
}

test('back leads to the cart from a step that was reached by a login, by a provider’s page, or at once', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  const inCart = (of = page) => of.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  /** The step's script has put the cart behind it: until then back is the browser's own. */
  const back = async (from = page) => {
    await from.waitForFunction(() => {
      const { navigation } = window
      return navigation.entries()[navigation.currentEntry.index - 1]?.url.endsWith('/cart')
    })
    await from.goBack()
  }
  await openCheckout(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/account\/login/)
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await page.getByLabel('Email').fill(await aCustomer('customer'))
  await page.getByLabel('Password', { exact: true }).fill('Selvedge-2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await onStep(page, 'shipping')
  await takeShippingStep(page, marianne)
  await back()
  await inCart()

  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'billing')
  await page.getByRole('radio', { name: /^PayPal/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await onStep(page, 'review')
  expect(new URL(page.url()).hash).toBe('#review')
  await back()
  await inCart()
  await page.goForward()
  await onStep(page, 'review')

  // Opened from a bookmark: there is no page of the shop behind it.
  const bookmark = await page.context().newPage()
  await bookmark.goto(`${stack.shop}/checkout`)
  await onStep(bookmark, 'review')
  await expect.poll(() => new URL(bookmark.url()).hash).toBe('#review')
  await back(bookmark)
  await inCart(bookmark)
  await bookmark.close()
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})
