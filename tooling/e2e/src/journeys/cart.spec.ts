import { givenCustomer } from '@selvedge/testing'
import { expectFocusAt } from '../flows/focus.ts'
import { addToCart, alert, amounts, cartLink, emptyCart, toShipping, total } from '../flows/shopping.ts'
import { open, ready } from '../harness/ready.ts'
import { expect, test } from '../harness/test.ts'

const product = '/product/quince-orchard-night-pond-printed-fabric'
const cents = (text: string): number => Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100)

test('shows what was added in a dialog, with the facts and the total that the cart shows', async ({
  page,
}) => {
  await open(page, product)
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog')
  const sum = await dialog.getByRole('definition').innerText()
  expect(await dialog.getByRole('term').innerText()).toBe('Total')
  const shown = await dialog.innerText()
  await dialog.getByRole('link', { name: 'Go to cart' }).click()
  await expect(cartLink(page, '2 items')).toBeVisible()
  expect(await total(page)).toBe(sum)
  const facts = await page.locator('article').getByRole('definition').allInnerTexts()
  expect(facts.length).toBeGreaterThan(0)
  for (const fact of facts) expect(shown).toContain(fact)
})

test('sends few requests for many quick presses, and saves the last quantity', async ({ page, begin }) => {
  await begin()
  await open(page, '/cart')
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/cart')) posts += 1
  })
  const more = page.getByRole('button', { name: 'One more' })
  for (let presses = 0; presses < 15; presses += 1) await more.click()
  await expect(page.getByRole('spinbutton')).toHaveValue('16')
  await expect(cartLink(page, '16 items')).toBeVisible()
  await ready(page)
  expect(posts).toBeLessThan(15)
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('16')
})

test('focuses the reason why a membership cannot be ordered with another item, and removes that item with one press', async ({
  page,
  shop,
  begin,
}) => {
  const { visitor } = await givenCustomer(shop, 'customer')
  await begin({ visitor })
  await open(page, '/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  const reason = alert(page, 'Plus membership must be the only item in your cart.')
  await expectFocusAt(reason)
  await expect(toShipping(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove the other items' }).click()
  await expect(toShipping(page)).toBeVisible()
  await expect(page.locator('article')).toHaveCount(1)
})

test('shows Afterpay’s payments that add up to the total, also after the quantity changed', async ({
  page,
  begin,
}) => {
  await begin({ lines: [{ category: 'bedding' }] })
  await open(page, '/cart')
  const sum = async (): Promise<number> => {
    const text = await page.getByText(/Or (four|three) payments of \$/).innerText()
    const [each = '0', last = each] = text.match(/\$[0-9.,]*[0-9]/g) ?? []
    return 3 * cents(each) + cents(last)
  }
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(cartLink(page, '2 items')).toBeVisible()
  await ready(page)
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(emptyCart(page)).toBeVisible()
})
