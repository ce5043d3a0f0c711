import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { findings } from '../steps/findings.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addPlus, addToCart, amounts, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toShipping = (page: Shopper['page']) => page.getByRole('link', { name: 'Go to shipping' })
const focused = (page: Shopper['page']): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')

test.each(['on', 'off'] as const)(
  'with JavaScript %s, one click leaves the Plus membership alone in the cart',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await logIn(page, await aCustomer('customer'))
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await addPlus(page)
    const words = 'Plus membership must be the only item in your cart.'
    await page.locator('article').filter({ hasText: words }).waitFor()
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    if (script === 'on') await expect.poll(() => focused(page)).toContain(words)
    await look(shopper, 'a membership beside another item', narrowAndWide)
    await page.getByRole('button', { name: 'Remove the other items' }).click()
    await toShipping(page).waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  },
)

test('a member who has the Plus membership is told so by its line, and takes it off with one click', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await logIn(page, await aCustomer('Plus'))
  await addPlus(page)
  await page.locator('article').getByText('already').waitFor()
  await look(shopper, 'a membership that is held already', narrowAndWide)
  expect(await toShipping(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove the membership' }).click()
  await page.getByText('Nothing in here yet').waitFor()
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a guest logs in before a Plus membership is sold, and goes on from there',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const email = await aCustomer('customer')
    await addPlus(page)
    const words = 'A Plus membership belongs to an account.'
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    await look(shopper, 'a membership in a guest’s cart', narrowAndWide)
    expect(await toShipping(page).count()).toBe(0)
    await page.goto('/checkout')
    await page.waitForURL(/\/cart$/)
    await page.locator('article').getByRole('link', { name: 'Log in or register' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Selvedge-2026')
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await toShipping(page).waitFor()
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  },
)

test('a trade member is told that a Plus membership is not for them, and takes it off with one click', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await logIn(page, await aCustomer('trade'))
  await addPlus(page)
  await page.getByRole('alert').filter({ hasText: 'Trade accounts cannot become Plus members.' }).waitFor()
  expect(await toShipping(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove the membership' }).click()
  await page.getByText('Nothing in here yet').waitFor()
})

test('two Plus memberships are one with a click', async () => {
  const { page } = await aShopper()
  await logIn(page, await aCustomer('customer'))
  await addPlus(page)
  await addPlus(page)
  await page.locator('article').getByText('Your cart can hold only one Plus membership.').waitFor()
  await page.getByRole('button', { name: 'Keep one membership' }).click()
  await toShipping(page).waitFor()
  // Nothing is shipped: neither is a way of delivery to come, nor a card to go with it.
  const words = await page.locator('main').innerText()
  expect(words).not.toMatch(/At the next step|follow at|gift|only one/i)
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
      await look(shopper, 'sold out', narrowAndWide)
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
  await logIn(page, await aCustomer('trade'))
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
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.waitForLoadState('networkidle')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please enter a valid code.' }).waitFor()
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message').waitFor()
  await look(shopper, 'the gift open and a wrong code', [390, 820, 1440])
})
