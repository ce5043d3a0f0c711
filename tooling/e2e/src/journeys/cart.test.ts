import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addToCart, amounts, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser()

const quantity = (of: Shopper['page']) => of.getByRole('spinbutton').first()

test('many quick clicks are few requests, and the last one counts', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  const more = page.getByRole('button', { name: 'One more' })
  for (let click = 0; click < 15; click += 1) await more.click()
  await expect.poll(() => quantity(page).inputValue()).toBe('16')
  await page
    .getByRole('link', { name: /^Cart, 16 items/ })
    .first()
    .waitFor()
  expect(posts).toBeLessThanOrEqual(4)
  await page.reload()
  expect(await quantity(page).inputValue()).toBe('16')
  await proveNothingOrdered(shopper, { told: 'view_cart', lines: [16] })
})

test('totals move with the quantity, before the shop answers, and are what it answers', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  const once = await total(page)
  await page.waitForLoadState('networkidle')
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => total(page)).not.toBe(once)
  const predicted = await amounts(page)
  expect(predicted.Total).toMatch(/[0-9]/)
  answer()
  await page
    .getByRole('link', { name: /^Cart, 2 items/ })
    .first()
    .waitFor()
  expect(await amounts(page)).toEqual(predicted)
})

test('a visitor without a cart keeps no word of one, and the first line leaves its mark', async () => {
  const { page } = await aShopper()
  const mark = () => page.evaluate(() => localStorage.getItem('ct_cartUpdated'))
  await openFirstProduct(page, 'Fabric')
  await page.waitForLoadState('networkidle')
  expect(await mark()).toBeNull()
  await addToCart(page)
  await expect.poll(mark).toMatch(/^.+:\d+$/)
})

test('another tab follows what happens to the cart in this one', async () => {
  const { page, context } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await quantity(other).waitFor()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => quantity(other).inputValue(), { timeout: 10_000 }).toBe('2')
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByText('Nothing in here yet').waitFor()
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a code that does not apply says why, keeps what was typed, and shows the ways on',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openFirstProduct(page, 'Bedding')
    await addToCart(page)
    await page.getByText('Add a promo code').click()
    const field = page.getByLabel('Promo code')
    await field.fill('WALLPAPER20')
    await page.getByRole('button', { name: 'Apply' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'does not apply to your current purchase' })
    await alert.waitFor()
    await look(shopper, 'a code that does not apply', narrowAndWide)
    expect(await field.inputValue()).toBe('WALLPAPER20')
    expect(await alert.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('/account/login')
    await alert.getByRole('link', { name: 'Terms of promo codes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Promo codes' }).waitFor()
  },
)

test.each(['on', 'off'] as const)(
  'with JavaScript %s, who is logged in and has a code that does not apply is led to the terms, and not to log in',
  async (script) => {
    const { page } = await aShopper({ script })
    await logIn(page, await aCustomer('customer'))
    await openFirstProduct(page, 'Bedding')
    await addToCart(page)
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code').fill('WALLPAPER20')
    await page.getByRole('button', { name: 'Apply' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'does not apply to your current purchase' })
    await alert.getByRole('link', { name: 'Terms of promo codes' }).waitFor()
    expect(await alert.getByRole('link').count()).toBe(1)
    expect(await alert.innerText()).not.toMatch(/log in/i)
  },
)

test.each([
  ['NO-SUCH-CODE', 'Please enter a valid code.'],
  ['EXPIRED', 'Please enter a valid code.'],
  ['USEDUP', 'This code has already been used the maximum times allowed.'],
])('the code %s is answered with “%s”', async (code, words) => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: words }).waitFor()
  await look(shopper, 'a code that is refused', narrowAndWide)
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a Plus membership goes alone: beside another item the cart says so and leads nowhere',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await logIn(page, await aCustomer('customer'))
    await page.goto('/category/subscriptions')
    await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
    await page.waitForURL(/\/product\//)
    await addToCart(page)
    await page.getByRole('link', { name: 'Go to shipping' }).waitFor()
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await page.getByText('Plus membership must be the only item in your cart.').first().waitFor()
    expect(await page.getByRole('link', { name: 'Go to shipping' }).count()).toBe(0)
    await page.goto('/checkout')
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    await page
      .getByRole('button', { name: /^Remove (?!Plus|the )/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Go to shipping' }).waitFor()
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  },
)
