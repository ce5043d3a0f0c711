import { describe, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { kill, restart } from '../harness/services.ts'
import { logIn } from '../steps/account.ts'
import { eventually, namesTold, toldOf } from '../steps/dataLayer.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

const toasts = (of: Shopper['page']) => of.getByRole('region', { name: /Notifications/ })

describe.each(['on', 'off'] as const)('with JavaScript %s', (script) => {
  test('saved preferences are told once, on the page that comes next', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await page.goto('/preferences')
    await page.getByRole('radio', { name: /EUR/ }).check({ force: true })
    // Text inside noscript is looked for by its element: Playwright reads past it otherwise.
    const notice =
      script === 'on'
        ? toasts(page).locator('[data-variant]').filter({ hasText: 'Your preferences are saved' })
        : page.locator('noscript p').first()
    // A toast does not stay for long: it is waited for from the click on.
    const shown = notice.first().waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await shown
    if (script === 'off') expect(await notice.innerText()).toBe('Your preferences are saved')
    expect(new URL(page.url()).pathname).toBe('/en')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await notice.count()).toBe(0)
  })
})

test('when the platform does not answer, the page stays with everything on it, says so, and works again afterwards', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
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

test('a login is told to the data layer, and the cart it brings is not taken for something added', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await logIn(page, 'customer@example.com')
  await eventually(() => namesTold(shopper)).toContain('login')
  expect(namesTold(shopper)).not.toContain('add_to_cart')
  const statistics = () => page.evaluate(() => localStorage.getItem('user_information') ?? '{}')
  await expect
    .poll(async () => JSON.parse(await statistics()), { timeout: 15_000 })
    .toMatchObject({ guest: false, order_count: expect.any(Number) })
})

test('an experiment’s content shows to its variant only, and is told as an exposure or as disabled', async () => {
  const seen = new Set<string>()
  for (let at = 0; at < 12 && seen.size < 2; at += 1) {
    const shopper = await aShopper()
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await eventually(() => namesTold(shopper)).toContain('view_cart')
    const since = shopper.told.length
    await page.goto('/')
    await eventually(() => namesTold(shopper, since)).toContain('Split_Testing')
    const bold = (await page.locator('main').getByRole('link', { name: 'Start a sampler' }).count()) > 1
    const [visit] = toldOf(shopper, 'page-type', since)
    expect(visit?.['split-testing']).toEqual({ hero: bold ? 'bold' : 'plain' })
    expect(toldOf(shopper, 'Split_Testing', since)).toMatchObject([
      { experiment: 'hero', variant: 'bold', status: bold ? 'exposure' : 'disabled' },
    ])
    seen.add(bold ? 'bold' : 'plain')
  }
  expect([...seen].sort()).toEqual(['bold', 'plain'])
})

test('the colour mode is light until somebody says otherwise, and comes back without a flash', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await page.goto('/')
  const mode = () => page.evaluate(() => document.documentElement.dataset.colorMode)
  expect(await mode()).toBe('light')
  await page.getByRole('switch', { name: 'Dark mode' }).check()
  expect(await mode()).toBe('dark')
  // Before any file of the page has come, its head has already turned it.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/help/privacy', { waitUntil: 'commit' })
  await expect.poll(mode).toBe('dark')
})
