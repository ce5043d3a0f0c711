import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { paymentIntents } from '../harness/services.ts'
import {
  agree,
  DECLINED,
  marianne,
  submitOrder,
  takePaymentStep,
  takeShippingStep,
} from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { reachReview } from '../steps/reachReview.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

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

test('a total that changed after the review is shown and not charged', async () => {
  const shopper = await aShopper()
  const { page, context } = shopper
  await reachReview(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: 'One more' }).click()
  // The cart says so before the shop does; the head says so after.
  await other
    .getByRole('link', { name: /^Cart, 2 items/ })
    .first()
    .waitFor()
  await submitOrder(page)
  await page.getByText('The total of your order has changed.').waitFor()
  await look(shopper, 'a total that changed', narrowAndWide)
  await proveNothingOrdered(shopper, { told: 'view_cart', lines: [2] })
  expect(await orderProven(shopper)).toMatch(/^SV-/)
})

test('bad quantities leave the cart as it is, with a message', async () => {
  const shopper = await aShopper({ script: 'off' })
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  const line = page.locator('input[name="lineItemId"]').first()
  const lineItemId = await line.getAttribute('value')
  for (const quantity of ['-1', '1.5', '1e21', '９', '', '99999']) {
    const answer = await page.request.post('/cart', {
      form: { intent: 'quantity', lineItemId: lineItemId ?? '', quantity },
      headers: { origin: new URL(page.url()).origin },
    })
    expect([quantity, answer.status()]).toEqual([quantity, 422])
    expect(await answer.text()).toContain('Enter a whole number from 0 to 999.')
  }
  await page.goto('/cart')
  await page.getByText('Subtotal, 1 item').waitFor()
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})

test.each(['on', 'off'] as const)(
  'a refused change of the address keeps its step open with what was typed, with JavaScript %s',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await page.getByRole('link', { name: 'Go to shipping' }).click()
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    await page.getByRole('link', { name: 'Edit: Shipping address' }).click()
    await page.getByLabel('Address line 1').fill('999 New Road')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByText('Enter a phone number in the country above').first().waitFor()
    await onStep(page, 'shipping')
    expect(await page.getByLabel('Address line 1').inputValue()).toBe('999 New Road')
    await page.getByLabel('Phone').fill(marianne.phone)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByText('999 New Road').first().waitFor()
    await proveNothingOrdered(shopper, { told: 'review_order' })
  },
)

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
