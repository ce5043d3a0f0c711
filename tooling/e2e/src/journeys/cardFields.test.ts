import { type FakeProviders, startFakeProviders } from '@selvedge/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { marianne, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { goDark } from '../steps/goDark.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })
let provider: FakeProviders
beforeAll(async () => {
  provider = await startFakeProviders(stack.payments)
})
afterAll(() => provider.close())

/** From the front page to the payment step; gives what was asked of the provider before that. */
const goToPayment = async (page: Page): Promise<readonly string[]> => {
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
  const before = [...provider.asked]
  await takeShippingStep(page, marianne)
  return before
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click()
const policyOf = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? ''

type Wish = {
  readonly name: string
  readonly settings: (url: string) => Record<string, string>
  readonly identity: Record<string, string>
  readonly asked: readonly string[]
  /** The frames of the fields for number, expiry date and security code. */
  readonly frames: readonly [string, string, string]
  readonly wordsWhenEmpty: string
}

describe.each<Wish>([
  {
    name: 'Stripe',
    settings: (url) => ({ STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', STRIPE_SCRIPT_URL: `${url}/stripe.js` }),
    identity: {},
    asked: ['/stripe.js', '/frame?key=pk_test_fake'],
    frames: ['Fake card', 'Fake card', 'Fake card'],
    wordsWhenEmpty: 'Enter a valid card number.',
  },
  {
    name: 'Braintree',
    settings: (url) => ({
      BRAINTREE_TOKENIZATION_KEY: 'sandbox_fake_selvedge',
      BRAINTREE_SCRIPTS_URL: `${url}/js/`,
    }),
    identity: { CARD_PROVIDER: 'braintree' },
    asked: [
      '/js/client.min.js',
      '/js/hosted-fields.min.js',
      ...Array(3).fill('/frame?key=sandbox_fake_selvedge'),
    ],
    frames: ['Fake number', 'Fake expirationDate', 'Fake cvv'],
    wordsWhenEmpty:
      'Enter a valid card number. Enter a month that has not passed, as MM/YY. Enter the security code of 3 or 4 digits.',
  },
])('$name', ({ settings, identity, asked, frames, wordsWhenEmpty }) => {
  let shop: string
  beforeAll(async () => {
    shop = (await branch({ identity, storefront: settings(provider.url) })).storefront
  })

  test('its script is loaded at the payment step and not before, shows what is wrong, and gives a token that pays', async () => {
    const shopper = await aShopper({ shop })
    const { page } = shopper
    provider.asked.length = 0
    expect(await goToPayment(page)).toEqual([])
    await page.locator(`iframe[title="${frames[0]}"]`).waitFor()
    await expect.poll(() => [...provider.asked].sort()).toEqual([...asked].sort())

    await goOn(page)
    await page.getByRole('alert').filter({ hasText: wordsWhenEmpty }).waitFor()
    const type = (at: 0 | 1 | 2, field: string, value: string) =>
      page.frameLocator(`iframe[title="${frames[at]}"]`).getByLabel(field).fill(value)
    await type(0, 'number', '4242 4242 4242 4242')
    await type(1, 'expiry', '12 / 30')
    await goOn(page)
    await page.getByText('Enter a valid card number.').waitFor({ state: 'hidden' })
    await page.getByRole('alert').filter({ hasText: 'Enter the security code' }).waitFor()
    await type(2, 'code', '123')
    await goOn(page)
    await onStep(page, 'review')
    await page.getByText('ending in 4242').first().waitFor()
    await orderProven(shopper)
  })

  test('what is typed is written in the ink of the page, dark as it may be', async () => {
    const shopper = await aShopper({ shop })
    const { page } = shopper
    await goDark(shopper)
    await goToPayment(page)
    const typed = page.frameLocator(`iframe[title="${frames[0]}"]`).getByLabel('number')
    const colour = (element: Element): string => getComputedStyle(element).color
    expect(await typed.evaluate(colour)).toBe(await page.locator('body').evaluate(colour))
    await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
  })

  test('whoever comes to the checkout by script from elsewhere has its fields, too', async () => {
    const shopper = await aShopper({ shop })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await page.goto('/account/register?redirectTo=/checkout')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email').fill(`card.fields.${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('Selvedge-2027')
    await page.getByLabel('Repeat password').fill('Selvedge-2027')
    await page.getByLabel('I agree that my details').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await onStep(page, 'shipping')
    // Loaded anew here: a reload at the payment step would take what was just told with it.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
      `${shop}/checkout`,
    )
    await takeShippingStep(page, marianne)
    await page.frameLocator(`iframe[title="${frames[0]}"]`).getByLabel('number').waitFor()
    await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
  })

  test('it is let in at the checkout and on no other page', async () => {
    const shopper = await aShopper({ shop })
    const { page } = shopper
    await page.goto('/')
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    const { host } = new URL(provider.url)
    for (const path of ['/', '/cart', '/account/login', '/help/privacy'])
      expect(await policyOf(page, path)).not.toContain(host)
    expect(await policyOf(page, '/checkout')).toContain(`frame-src http://${host}`)
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  })

  test('a provider that cannot be reached is told of, and the shopper may choose otherwise', async () => {
    const shopper = await aShopper({ shop })
    const { page } = shopper
    shopper.expects(/ERR_FAILED/)
    await page.route(`${provider.url}/**`, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', {
      predicate: (asked) => asked.url().startsWith(provider.url),
    })
    await goToPayment(page)
    await failed
    await goOn(page)
    await page.getByRole('alert').filter({ hasText: 'Whoops, something went wrong!' }).waitFor()
    expect(await page.getByRole('radio', { name: /PayPal/ }).isEnabled()).toBe(true)
    await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
  })
})
