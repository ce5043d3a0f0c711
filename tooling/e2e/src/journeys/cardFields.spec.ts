import type { Page } from '@playwright/test'
import { type FakeProviders, givenCart, marianne, startFakeProviders } from '@selvedge/testing'
import { fillRegistration } from '../flows/account.ts'
import { completeShippingStep, continueToReview, waitForStep } from '../flows/checkout.ts'
import { enableDarkMode } from '../flows/darkMode.ts'
import { expectAccessible } from '../flows/expectAccessible.ts'
import { placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { alert, shippingLink } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { recordShifts } from '../harness/recordShifts.ts'
import { test as base, expect } from '../harness/test.ts'

type Setup = {
  readonly storefront: (url: string) => Record<string, string>
  readonly identity: Record<string, string>
  readonly requests: readonly string[]
  /** Titles of the frames with card number, expiry date and security code. */
  readonly frames: readonly [string, string, string]
  /** How many frames with a card number the account has: Stripe verifies saved cards on its own page. */
  readonly accountFrames: 0 | 1
  readonly emptyText: string
}

const setups = {
  Stripe: {
    storefront: (url) => ({ STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', STRIPE_SCRIPT_URL: `${url}/stripe.js` }),
    identity: {},
    requests: ['/stripe.js', '/frame?key=pk_test_fake'],
    frames: ['Fake card', 'Fake card', 'Fake card'],
    accountFrames: 0,
    emptyText: 'Enter a valid card number.',
  },
  Braintree: {
    storefront: (url) => ({
      BRAINTREE_TOKENIZATION_KEY: 'sandbox_fake_selvedge',
      BRAINTREE_SCRIPTS_URL: `${url}/js/`,
    }),
    identity: { CARD_PROVIDER: 'braintree' },
    requests: [
      '/js/client.min.js',
      '/js/hosted-fields.min.js',
      ...Array<string>(3).fill('/frame?key=sandbox_fake_selvedge'),
    ],
    frames: ['Fake number', 'Fake expirationDate', 'Fake cvv'],
    accountFrames: 1,
    emptyText:
      'Enter a valid card number. Enter a month that has not passed, as MM/YY. Enter the security code of 3 or 4 digits.',
  },
} as const satisfies Record<string, Setup>

type Provider = { readonly fake: FakeProviders; readonly address: string }

/** Branches of the worker's shop with the card fields of one provider each, started on first use. */
const test = base.extend<object, { readonly withProvider: (name: keyof typeof setups) => Promise<Provider> }>(
  {
    withProvider: [
      async ({ shop }, use) => {
        const started = new Map<string, Promise<Provider>>()
        const start = async (name: keyof typeof setups): Promise<Provider> => {
          const fake = await startFakeProviders(shop.payments)
          const { storefront, identity } = setups[name]
          const branch = await shop.branch({ identity, storefront: storefront(fake.url) })
          return { fake, address: branch.storefront }
        }
        await use((name) => {
          const provider = started.get(name) ?? start(name)
          started.set(name, provider)
          return provider
        })
        await shop.stopBranches()
        for (const provider of started.values()) await (await provider).fake.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  },
)

for (const name of ['Stripe', 'Braintree'] as const) {
  const { requests, frames, accountFrames, emptyText } = setups[name]
  const frame = (page: Page, at: 0 | 1 | 2) => page.frameLocator(`iframe[title="${frames[at]}"]`)

  test.describe(name, () => {
    test('loads the provider’s script only at the payment step, shows messages for wrong input, and creates a chargeable token', async ({
      openWindow,
      shop,
      withProvider,
    }) => {
      const { fake, address } = await withProvider(name)
      const context = await openWindow({ shop: address })
      const { visitor } = await givenCart({ storefront: address })
      await context.addCookies(await visitor.cookies())
      const page = await context.newPage()
      fake.requestedPaths.length = 0
      const { host } = new URL(fake.url)
      const policyOf = async (path: string): Promise<string> =>
        (await visitor.open(path)).headers.get('content-security-policy') ?? ''
      for (const path of ['/', '/cart', '/account/login', '/help/privacy'])
        expect(await policyOf(path)).not.toContain(host)
      expect(await policyOf('/checkout')).toContain(`frame-src http://${host}`)
      await openPage(page, '/cart')
      await shippingLink(page).click()
      await waitForStep(page, 'shipping')
      expect(fake.requestedPaths).toEqual([])
      await completeShippingStep(page, marianne)
      await expect(page.locator(`iframe[title="${frames[0]}"]`)).toBeVisible()
      await expect.poll(() => [...fake.requestedPaths].sort()).toEqual([...requests].sort())

      await continueToReview(page)
      await expect(alert(page, emptyText)).toBeVisible()
      await frame(page, 0).getByLabel('number').fill('4242 4242 4242 4242')
      await frame(page, 1).getByLabel('expiry').fill('12 / 30')
      await continueToReview(page)
      await expect(page.getByText('Enter a valid card number.')).toBeHidden()
      await expect(alert(page, 'Enter the security code')).toBeVisible()
      await frame(page, 2).getByLabel('code').fill('123')
      await continueToReview(page)
      await waitForStep(page, 'review')
      await expect(page.getByText('ending in 4242').first()).toBeVisible()
      await placeAndExpectOrder(page, shop)
    })

    test('in dark mode, shows accessible card fields at checkout and in a new customer’s account without layout shift', async ({
      openWindow,
      withProvider,
    }) => {
      const { address } = await withProvider(name)
      const context = await openWindow({ shop: address })
      await enableDarkMode(context)
      const { visitor } = await givenCart({ storefront: address })
      await context.addCookies(await visitor.cookies())
      const page = await context.newPage()
      await openPage(page, '/account/register?redirectTo=/checkout')
      await fillRegistration(page, `card.fields.${name}.${Date.now()}@example.com`, 'Selvedge-2027')
      await page.getByRole('button', { name: 'Create account' }).click()
      await completeShippingStep(page, marianne)
      const color = (element: Element): string => getComputedStyle(element).color
      const field = frame(page, 0).getByLabel('number')
      await expect(field).toBeVisible()
      expect(await field.evaluate(color)).toBe(await page.locator('body').evaluate(color))

      const account = await context.newPage()
      const shifts = await recordShifts(context, account)
      await openPage(account, '/account/dashboard/payment-methods')
      await expect(account.locator(`main iframe[title="${frames[0]}"]`)).toHaveCount(accountFrames)
      await account.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      expect(await shifts.unexpected()).toEqual([])
      await expectAccessible(account, 'payment methods')
    })

    test('leaves other payment methods available when the provider’s script cannot be loaded', async ({
      openWindow,
      withProvider,
      expectMessage,
    }) => {
      const { fake, address } = await withProvider(name)
      const context = await openWindow({ shop: address })
      const { visitor } = await givenCart({ storefront: address }, { address: marianne })
      await context.addCookies(await visitor.cookies())
      const page = await context.newPage()
      expectMessage(/ERR_FAILED/)
      await page.route(`${fake.url}/**`, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(fake.url))
      await page.goto('/checkout')
      await waitForStep(page, 'billing')
      await failed
      await continueToReview(page)
      await expect(alert(page, 'Whoops, something went wrong!')).toBeVisible()
      await expect(page.getByRole('radio', { name: /PayPal/ })).toBeEnabled()
    })
  })
}
