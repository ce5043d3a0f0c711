import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { query, restart } from '../harness/services.ts'
import { logIn } from '../steps/account.ts'
import { findings } from '../steps/findings.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addToCart, amounts, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

const addPlus = async (page: Shopper['page']): Promise<void> => {
  await page.goto('/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
}
const toShipping = (page: Shopper['page']) => page.getByRole('link', { name: 'Go to shipping' })
const focused = (page: Shopper['page']): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')

test.each(['on', 'off'] as const)(
  'with JavaScript %s, one click leaves the Plus membership alone in the cart',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await addPlus(page)
    const words = 'Plus membership must be the only item in your cart.'
    await page.locator('article').filter({ hasText: words }).waitFor()
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    // What looks for violations is a script itself.
    if (script === 'on') {
      await expect.poll(() => focused(page)).toContain(words)
      expect(await findings(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Remove the other items' }).click()
    await toShipping(page).waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  },
)

test('a member who has the Plus membership is told so by its line, and takes it off with one click', async () => {
  const { page } = await aShopper()
  await logIn(page, 'plus@example.com')
  await page.goto('/cart')
  for (const button of await page.getByRole('button', { name: /^Remove / }).all()) {
    await button.click()
    await page.waitForLoadState('networkidle')
  }
  await addPlus(page)
  await page.locator('article').getByText('already').waitFor()
  expect(await toShipping(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove the membership' }).click()
  await page.getByText('Nothing in here yet').waitFor()
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, what is sold out says so by its line, keeps the order back and is removed there',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openFirstProduct(page, 'Dining')
    const sku = (await page.locator('#buy input[name="sku"]').getAttribute('value')) ?? ''
    await addToCart(page)
    const [before] = await query<{ quantity_on_stock: number }>(
      'platform',
      'select quantity_on_stock from inventory where sku = $1',
      [sku],
    )
    await query('platform', 'update inventory set quantity_on_stock = reserved where sku = $1', [sku])
    try {
      await page.goto('/checkout')
      await page.waitForURL(/\/cart$/)
      const line = page.locator('article').filter({ hasText: 'This item is no longer available.' })
      await line.waitFor()
      await page.getByRole('alert').filter({ hasText: 'no longer available' }).waitFor()
      if (script === 'on') expect(await findings(page)).toEqual([])
      expect(await toShipping(page).count()).toBe(0)
      await proveNothingOrdered(shopper, { told: 'view_cart' })
      await line.getByRole('button', { name: 'Remove it' }).click()
      await page.getByText('Nothing in here yet').waitFor()
    } finally {
      await query('platform', 'update inventory set quantity_on_stock = $2 where sku = $1', [
        sku,
        before?.quantity_on_stock,
      ])
    }
  },
)

test('below the smallest order the cart says what is missing, and the checkout refuses it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await query(
    'platform',
    `update custom_objects set doc = jsonb_set(doc, '{value,minimumAmounts}', '[{"currencyCode":"USD","centAmount":500000}]') where container = 'site-config' and key = 'selvedge'`,
  )
  try {
    // The site's configuration is kept for minutes; a new process reads it anew.
    await restart('storefront')
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    const missing = page
      .getByRole('alert')
      .filter({ hasText: /The smallest order is \$5,000\.00\. Add \$[0-9.,]+ more/ })
    await missing.waitFor()
    expect(await findings(page)).toEqual([])
    expect(await toShipping(page).count()).toBe(0)
    await page.goto('/checkout')
    await page.waitForURL(/\/cart$/)
    const refused = await page.request.post('/checkout', {
      form: { intent: 'place', key: 'k', cartId: 'c', totalCents: '1', currency: 'USD', agreement: 'on' },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
    expect([refused.status(), refused.headers().location]).toEqual([303, '/cart'])
  } finally {
    await query(
      'platform',
      `update custom_objects set doc = doc #- '{value,minimumAmounts}' where container = 'site-config' and key = 'selvedge'`,
    )
    await restart('storefront')
  }
  await page.goto('/cart')
  await toShipping(page).waitFor()
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})

test('Afterpay’s four payments add up to the total, on the product and in the cart, also while it changes', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Bedding')
  await page.getByText(/Or (four|three) payments of \$/).waitFor()
  await addToCart(page)
  const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100)
  const sum = async (): Promise<number> => {
    const words = await page.getByText(/Or (four|three) payments of \$/).innerText()
    const [each = '0', last = each] = words.match(/\$[0-9.,]*[0-9]/g) ?? []
    return 3 * cents(each) + cents(last)
  }
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'One more' }).click()
  await page
    .getByRole('link', { name: /^Cart, 2 items/ })
    .first()
    .waitFor()
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
})

test('a trade member’s price is called one', async () => {
  const { page } = await aShopper()
  await logIn(page, 'trade@example.com')
  await openFirstProduct(page, 'Fabric')
  await page
    .getByText(/Trade price/)
    .first()
    .waitFor()
  await addToCart(page)
  await page
    .locator('article')
    .getByText(/Trade price/)
    .first()
    .waitFor()
})

test('nothing moves by itself while quantities change and lines leave, and each state is clean', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  for (const category of ['Fabric', 'Bedding', 'Wallpaper']) {
    await openFirstProduct(page, category)
    await addToCart(page)
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await findings(page)).toEqual([])
  const afterLoad = shopper.shifts.length
  await page.getByRole('button', { name: 'One more' }).first().click()
  expect(await findings(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Cart, 4 items/ })
    .first()
    .waitFor()
  await page.waitForTimeout(700)
  // A quantity is as wide as before, and the summary as high: not even the click's own half second moves anything.
  expect(shopper.shifts.slice(afterLoad)).toEqual([])
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await page
    .getByRole('link', { name: /^Cart, 3 items/ })
    .first()
    .waitFor()
  await page.waitForTimeout(700)
  // The line that leaves lets the rest move up, at once and once: nothing moves when the answer comes.
  expect(shopper.shifts.slice(afterLoad).filter(({ by }) => by !== 'shopper')).toEqual([])
})

test('with the gift open and a wrong code, the cart is clean at every width', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.waitForLoadState('networkidle')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please enter a valid code.' }).waitFor()
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message').waitFor()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await findings(page)]).toEqual([width, []])
  }
})
