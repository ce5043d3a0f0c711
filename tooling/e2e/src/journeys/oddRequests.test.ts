import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

/** Sends what no page of the shop sends, as the shopper who is there. */
const post = async (page: Page, form: Readonly<Record<string, string>>) => {
  const answer = await page.request.post('/checkout', {
    form,
    headers: { origin: stack.shop },
    maxRedirects: 0,
  })
  return { status: answer.status(), text: await answer.text() }
}

test('forms that no page sends are refused with words, and nothing is ordered', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  const value = (name: string) => page.locator(`input[name="${name}"]`).first().inputValue()
  const order = {
    intent: 'place',
    agreement: 'on',
    key: await value('key'),
    cartId: await value('cartId'),
    totalCents: await value('totalCents'),
    currency: await value('currency'),
  }
  for (const odd of [
    { ...order, intent: 'constructor' },
    { ...order, intent: '__proto__' },
    { ...order, intent: 'nope' },
    { ...order, cartId: 'not-a-cart' },
    { ...order, cartId: crypto.randomUUID() },
    { ...order, key: 'k'.repeat(9_000) },
    { ...order, totalCents: 'NaN' },
  ]) {
    const { status, text } = await post(page, odd)
    expect([odd, status]).toEqual([odd, 422])
    expect(text).toContain('We encountered an error. Please review your cart before proceeding.')
  }
  await page.reload()
  await page.getByRole('button', { name: /^Place order/ }).waitFor()
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test.each([
  ['a zero byte', '%00'],
  ['an emoji', '%F0%9F%92%A5'],
  ['nothing', ''],
  ['one letter', 'x'],
  ['quotes', "SV-1'--"],
  ['5,000 letters', 'a'.repeat(5_000)],
])('an order that cannot exist (%s) is nobody’s', async (_, number) => {
  const { page, expects } = await aShopper()
  expects(/status of 404/)
  const answer = await page.goto(`/checkout/success?order=${number}`)
  expect(answer?.status()).toBe(404)
  await page.getByText("This isn't your order, but you can keep shopping here.").waitFor()
})
