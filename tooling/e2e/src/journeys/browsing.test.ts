import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { addToCart, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

test.each(['on', 'off'] as const)(
  'facets narrow a category and stand in the address, with JavaScript %s',
  async (script) => {
    const { page } = await aShopper({ script })
    await page.goto('/category/printed-fabric')
    const count = async (): Promise<number> =>
      Number(/([0-9,]+) designs?/.exec(await page.locator('main').innerText())?.[1])
    const all = await count()
    await page
      .getByRole('checkbox', { name: /Stripe/ })
      .first()
      .check({ force: true })
    if (script === 'off') await page.getByRole('button', { name: 'Apply filters' }).first().click()
    await page.waitForURL(/style=Stripe/)
    await page.getByRole('link', { name: /Remove filter/ }).waitFor()
    expect(await count()).toBeLessThan(all)
    await page.getByRole('link', { name: /Remove filter/ }).click()
    await page.waitForURL((url) => !url.search.includes('style'))
  },
)

test('search finds designs by name, says when there are none, and shows text as text', async () => {
  const { page } = await aShopper({ script: 'off' })
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('Palais Fan')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?query=Palais/)
  expect(await page.locator('main').innerText()).toContain('Palais Fan')
  await page.goto(`/search?query=${encodeURIComponent('<script>alert(1)</script>"\u0000zzz')}`)
  await page.getByText('No design fits all of that').waitFor()
})

test.each(['on', 'off'] as const)(
  'switching the currency keeps the page and prices the cart anew, with JavaScript %s',
  async (script) => {
    const { page } = await aShopper({ script })
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    expect(await total(page)).toMatch(/^\$/)
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
    await page.goto('/search?query=fan')
    await page
      .getByRole('link', { name: /Country and currency/ })
      .first()
      .click()
    await page.getByRole('radio', { name: /United Kingdom/ }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/en-GB\/search\?query=fan/)
    expect(await page.locator('main').innerText()).toContain('£')
    await page.goto('/cart')
    await page.waitForURL(/\/en-GB\/cart/)
    expect(await total(page)).toMatch(/^£/)
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
  },
)

test('unknown products, categories, locales and routes get the designed 404', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  shopper.expects(/status of 404/)
  for (const path of [
    '/product/nothing',
    '/category/nothing',
    '/xx/cart',
    '/nothing/at/all',
    '/en-GB/product/nothing',
  ]) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await page.getByRole('heading', { name: 'This page has a dropped stitch' }).waitFor()
  }
})

test('the cart link is current on the cart route only', async () => {
  const { page } = await aShopper()
  await page.goto('/')
  expect(
    await page
      .getByRole('link', { name: /^Cart, / })
      .first()
      .getAttribute('aria-current'),
  ).toBeNull()
  await page.goto('/cart')
  expect(
    await page
      .getByRole('link', { name: /^Cart, / })
      .first()
      .getAttribute('aria-current'),
  ).toBe('page')
})

test('forms from other sites are refused before any route runs', async () => {
  for (const origin of ['https://other.example', 'null', 'nonsense']) {
    const answer = await fetch(`${stack.shop}/cart`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ intent: 'add' }),
    })
    expect(answer.status).toBe(403)
  }
})

test('a page in another locale than the cart’s currency leads to the cart’s own', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  // A link that somebody in another country has sent.
  await page.goto('/en-GB/category/wallpaper')
  await page.waitForURL((url) => url.pathname === '/category/wallpaper')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  expect(await page.locator('article').count()).toBe(2)
  expect(await total(page)).toMatch(/^\$/)
})
