import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { paymentIntents } from '../harness/services.ts'
import { agree, DECLINED, submitOrder, takePaymentStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { reachReview } from '../steps/reachReview.ts'

useBrowser({ pictures: 'off' })

test('a declined card places no order, holds nothing, and leaves the cart to try again', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachReview(page, DECLINED)
  await submitOrder(page)
  await page.getByText("We can't process your payment. Please verify your details").waitFor()
  await look(shopper, 'a card that is declined', narrowAndWide)
  await proveNothingOrdered(shopper, { told: 'review_order' })
  await page.getByRole('link', { name: 'Edit: Payment' }).click()
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await takePaymentStep(page, 'on')
  expect(await orderProven(shopper)).toMatch(/^SV-/)
})

test('two clicks and a second tab place one order', async () => {
  const shopper = await aShopper()
  const { page, context } = shopper
  await reachReview(page)
  const other = await context.newPage()
  await other.goto('/checkout')
  await other.getByRole('heading', { name: 'One last look' }).waitFor()
  const submit = async (tab: Page): Promise<string> => {
    await agree(tab)
    await tab.getByRole('button', { name: /^Place order/ }).dblclick()
    await tab.waitForURL(/\/checkout\/success\?order=|\/cart/, { timeout: 60_000 })
    return new URL(tab.url()).searchParams.get('order') ?? ''
  }
  const numbers = await Promise.all([submit(page), submit(other)])
  expect(new Set(numbers.filter(Boolean)).size).toBe(1)
  const number = numbers.find(Boolean) ?? ''
  // Whichever tab shows the order tells of the purchase; it is not torn away from that.
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))
  await page.goto(`/checkout/success?order=${number}`)
  await proveOrdered(shopper, number)
  const charges = (await paymentIntents()).filter((intent) => intent.metadata.order_number === number)
  expect(charges).toHaveLength(1)
})

test('the browser’s back leads from billing and review to the cart, and the skip link stays on its page', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachReview(page)
  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await onStep(page, 'review')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  // The skip link left a place of its own on this page. However many there are, no earlier step may show on the way.
  const cart = page.getByRole('heading', { level: 1, name: 'Your cart' })
  const title = page.getByRole('heading', { level: 1 })
  for (let back = 0; back < 4 && !(await cart.isVisible()); back += 1) {
    expect(await title.first().innerText()).toBe('One last look')
    await page.goBack()
    await cart.waitFor({ timeout: 3_000 }).catch(() => undefined)
  }
  await cart.waitFor()
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})
