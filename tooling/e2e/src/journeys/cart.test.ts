import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
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
