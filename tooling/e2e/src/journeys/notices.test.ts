import { describe, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { eventually, namesTold, toldOf } from '../steps/dataLayer.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toasts = (of: Shopper['page']) => of.getByRole('region', { name: /Notifications/ })

describe.each(['on'] as const)('with JavaScript %s', (script) => {
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
    expect(new URL(page.url()).pathname).toBe('/en')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await notice.count()).toBe(0)
  })
})

test('a login is told to the data layer, and the cart it brings is not taken for something added', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await logIn(page, await aCustomer('customer'))
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
  const { page } = await aShopper()
  await page.goto('/')
  const mode = () => page.evaluate(() => document.documentElement.dataset.colorMode)
  expect(await mode()).toBe('light')
  await page.getByRole('switch', { name: 'Dark mode' }).check()
  expect(await mode()).toBe('dark')
  // Before any file of the page has come, its head has already turned it.
  await page.route('**/assets/**', () => undefined)
  await page.goto('/help/privacy', { waitUntil: 'commit' })
  await expect.poll(mode).toBe('dark')
})
