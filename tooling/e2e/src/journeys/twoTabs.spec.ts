import type { BrowserContext, Page } from '@playwright/test'
import { expectNoOrder, marianne, paymentIntents } from '@selvedge/testing'
import { acceptTerms, openStep, submitOrder, waitForStep } from '../flows/checkout.ts'
import { expectOrdered, placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { cartHeading, cartLink, emptyCart, quantity, readAmounts, readTotal } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const reviewed = { address: marianne, payment: 'card' } as const

const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage()
  await openPage(tab, path)
  return tab
}

test('shows changes of the cart from another tab, with the totals that the shop calculates', async ({
  page,
  context,
  prepareCart,
}) => {
  await prepareCart()
  await openPage(page, '/cart')
  const once = await readTotal(page)
  const other = await openTab(context, '/cart')
  await expect(quantity(other)).toHaveValue('1')

  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity(page)).toHaveValue('2')
  await expect(cartLink(page, '2 items')).toBeVisible()
  await expect.poll(() => readTotal(page)).not.toBe(once)
  await waitUntilReady(page)
  await expect(quantity(other)).toHaveValue('2')
  await waitUntilReady(other)
  expect(await readAmounts(other)).toEqual(await readAmounts(page))

  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(emptyCart(other)).toBeVisible()
  await expect(emptyCart(page)).toBeVisible()
})

test('does not write the storage key that notifies other tabs until the first line is added', async ({
  page,
}) => {
  const mark = () => page.evaluate(() => localStorage.getItem('ct_cartUpdated'))
  await openPage(page, '/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await waitUntilReady(page)
  expect(await mark()).toBeNull()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(mark).toMatch(/^.+:\d+$/)
})

test('places one order when the button is double-clicked in two tabs at the same time', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  await prepareCart(reviewed)
  await openStep(page, 'review')
  const other = await context.newPage()
  await openStep(other, 'review')
  const submit = async (tab: Page): Promise<string> => {
    await acceptTerms(tab)
    await tab.getByRole('button', { name: /^Place order/ }).dblclick()
    await tab.waitForURL(/\/checkout\/success\?order=|\/cart/)
    return new URL(tab.url()).searchParams.get('order') ?? ''
  }
  const numbers = (await Promise.all([submit(page), submit(other)])).filter(Boolean)
  expect(new Set(numbers).size).toBe(1)
  const [number = ''] = numbers
  await page.goto(`/checkout/success?order=${number}`)
  await expectOrdered(page, shop)
  const charges = (await paymentIntents(shop)).filter(({ metadata }) => metadata.order_number === number)
  expect(charges).toHaveLength(1)
})

test('shows the new total instead of placing the order when the quantity changed in another tab', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart(reviewed)
  await openStep(page, 'review')
  const other = await openTab(context, '/cart')
  await other.getByRole('button', { name: 'One more' }).click()
  await expect(cartLink(other, '2 items')).toBeVisible()
  await submitOrder(page)
  await expect(page.getByText('The total of your order has changed.')).toBeVisible()
  await expectNoOrder(shop, { cart: cartId, lines: [2] })
  await placeAndExpectOrder(page, shop)
})

test('saves a changed quantity and a typed gift message when the visitor leaves the cart', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await openPage(page, '/cart')
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill('Ada')
  await page.getByLabel('From', { exact: true }).fill('Tom')
  await page.getByLabel('Message', { exact: true }).fill('For the new kitchen.')
  await quantity(page).fill('9')
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await waitForStep(page, 'shipping')
  await expect(page.locator('aside:visible').getByText('Subtotal, 9 items')).toBeVisible()
  await openPage(page, '/cart')
  await expect(cartHeading(page)).toBeVisible()
  await expect(page.getByText('For the new kitchen.').first()).toBeVisible()
  await expect(quantity(page)).toHaveValue('9')
})
