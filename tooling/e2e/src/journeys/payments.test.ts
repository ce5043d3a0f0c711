import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { marianne, placeOrder, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { setCredit } from '../steps/credit.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { addToCart, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const reachPayment = async (page: Page): Promise<void> => {
  await openFirstProduct(page, 'Bedding')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, { ...marianne, country: 'US' })
}

const choose = async (page: Page, way: string): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
}

const toReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

const review = (page: Page): Promise<void> => onStep(page, 'review')

test.each(['on', 'off'] as const)('with JavaScript %s, a guest pays with PayPal', async (script) => {
  const shopper = await aShopper({ script })
  const { page } = shopper
  await reachPayment(page)
  await choose(page, 'PayPal')
  await toReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await review(page)
  await page.getByText('PayPal').first().waitFor()
  await look(shopper, 'back from PayPal', narrowAndWide)
  const { payments } = await proveOrdered(shopper, await placeOrder(page))
  expect(payments.map(({ by }) => by)).toEqual(['Paypal'])
})

test('a shopper who gives up at PayPal comes back to the payment step, and nothing is lost', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachPayment(page)
  await choose(page, 'PayPal')
  await toReview(page)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await onStep(page, 'billing')
  await look(shopper, 'given up at PayPal', narrowAndWide)
  await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
  await choose(page, 'Card')
  await takePaymentStep(page, 'on')
  await orderProven(shopper)
})

test.each(['on', 'off'] as const)('with JavaScript %s, a guest pays with Afterpay', async (script) => {
  const shopper = await aShopper({ script })
  const { page } = shopper
  await reachPayment(page)
  await choose(page, 'Afterpay')
  await toReview(page)
  await page.waitForURL(`${stack.payments}/**`)
  await page.getByRole('button').first().click()
  await review(page)
  await look(shopper, 'back from Afterpay', narrowAndWide)
  const { payments } = await proveOrdered(shopper, await placeOrder(page))
  expect(payments.map(({ by }) => by)).toEqual(['Afterpay'])
})

test('Afterpay is not open in another currency, and says why', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await page.goto('/en-GB/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, { ...marianne, state: '', postcode: 'SW1A 1AA', city: 'London' })
  await page.getByText(/^Afterpay is for /).waitFor()
  await look(shopper, 'Afterpay that is not open', narrowAndWide)
  expect(await page.getByRole('radio', { name: /^Afterpay/ }).isDisabled()).toBe(true)
  await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
})

test('a trade member orders on account; others are not offered it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await logIn(page, await aCustomer('trade'))
  await reachPayment(page)
  await choose(page, 'Purchase order')
  await toReview(page)
  await page.getByText('Purchase order number is required.').first().waitFor()
  await look(shopper, 'no purchase order number', narrowAndWide)
  await page.getByLabel('Purchase order number').fill('PO 4711')
  await toReview(page)
  await review(page)
  const order = await proveOrdered(shopper, await placeOrder(page))
  expect(order).toMatchObject({ purchaseOrderNumber: 'PO 4711', paymentState: 'BalanceDue' })
  await page.context().clearCookies()
  await reachPayment(page)
  expect(await page.getByRole('radio', { name: /^Purchase order/ }).count()).toBe(0)
})

test('store credit pays a part, and a card the rest; then credit pays for everything', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  const member = await aCustomer('Plus')
  await setCredit(member, 'USD', 1_000)
  await logIn(page, member)
  await reachPayment(page)
  await page.getByRole('checkbox', { name: /^Use store credit: \$10\.00/ }).check()
  await takePaymentStep(page, 'on')
  await page.getByText('Store credit: $10.00').waitFor()
  const first = await proveOrdered(shopper, await placeOrder(page))
  expect(first.payments.map(({ by }) => by).sort()).toEqual(['spoondollars', 'stripe'])

  await setCredit(member, 'USD', 100_000)
  await reachPayment(page)
  await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  await toReview(page)
  await review(page)
  const due = await total(page)
  await page.getByText(`Store credit: ${due}`).waitFor()
  const second = await proveOrdered(shopper, await placeOrder(page))
  expect(second.payments.map(({ by }) => by)).toEqual(['spoondollars'])
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, store credit does not stand beside a purchase order, but may take its place',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const member = await aCustomer('trade')
    await setCredit(member, 'USD', 1_000)
    await logIn(page, member)
    await reachPayment(page)
    const credit = page.getByRole('checkbox', { name: /^Use store credit/ })
    await credit.check()
    await choose(page, 'Purchase order')
    await page.getByLabel('Purchase order number').fill('PO 4711')
    await toReview(page)
    await page
      .getByRole('alert')
      .getByText('Store credit cannot be used with a purchase order. Untick it, or pay the rest another way.')
      .waitFor()
    expect(await credit.isChecked()).toBe(true)
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 4711')
    await credit.uncheck()
    await toReview(page)
    await review(page)

    await setCredit(member, 'USD', 100_000)
    await page.goto('/checkout?edit=billing')
    await credit.check()
    await toReview(page)
    await review(page)
    const order = await proveOrdered(shopper, await placeOrder(page))
    expect(order.payments.map(({ by }) => by)).toEqual(['spoondollars'])
  },
)

test('a card that the bank wants approved leads to the bank and back to the order', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachPayment(page)
  await takePaymentStep(page, 'on', '4000 0027 6000 3184')
  await submitOrder(page)
  await page.waitForURL(`${stack.payments}/**`)
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
  await proveOrdered(shopper)
})

test('a forgotten password is set anew by the link in a mail', async () => {
  const { page } = await aShopper({ script: 'off' })
  const email = `forgetful-${Date.now()}@example.com`
  await page.goto('/account/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Fern')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Before-2026')
  await page.getByLabel('Repeat password').fill('Before-2026')
  await page.getByLabel('I agree that my details').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.context().clearCookies()

  await page.goto('/account/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If there is an account for ${email}`).waitFor()
  const linkOf = async (): Promise<string> => {
    const answer = await fetch(`${stack.identity}/mailbox.json`)
    const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] }
    const mail = mails.find(({ to, text }) => to === email && text.includes('/account/reset'))
    return /https?:\S+\/account\/reset\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(linkOf, { timeout: 20_000 }).toContain('token=')
  await page.goto(await linkOf())
  await page.getByLabel('Password', { exact: true }).fill('After-2026')
  await page.getByLabel('Repeat password').fill('Other-2026')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('The two passwords do not match.').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill('After-2026')
  await page.getByLabel('Repeat password').fill('After-2026')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('Your new password is set. Log in with it.').waitFor()
  await logIn(page, email, 'After-2026')

  await page.context().clearCookies()
  await page.goto('/account/reset?token=made-up')
  await page.getByLabel('Password', { exact: true }).fill('After-2027')
  await page.getByLabel('Repeat password').fill('After-2027')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('Invalid token or password, please try again.').waitFor()
})
