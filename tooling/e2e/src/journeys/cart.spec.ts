import { givenCustomer } from '@selvedge/testing'
import { expectFocusAt } from '../flows/focus.ts'
import { addToCart, alert, cartLink, readTotal, shippingLink } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const product = '/product/quince-orchard-night-pond-printed-fabric'

test('shows the added product in a dialog, with the same details and total as the cart', async ({ page }) => {
  await openPage(page, product)
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog')
  const sum = await dialog.getByRole('definition').innerText()
  expect(await dialog.getByRole('term').innerText()).toBe('Total')
  const shown = await dialog.innerText()
  await dialog.getByRole('link', { name: 'Go to cart' }).click()
  await expect(cartLink(page, '2 items')).toBeVisible()
  expect(await readTotal(page)).toBe(sum)
  const facts = await page.locator('article').getByRole('definition').allInnerTexts()
  expect(facts.length).toBeGreaterThan(0)
  for (const fact of facts) expect(shown).toContain(fact)
})

test('focuses the message that a membership must be the only item, and offers a button that removes the other items', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { visitor } = await givenCustomer(shop, 'customer')
  await prepareCart({ visitor })
  await openPage(page, '/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  const reason = alert(page, 'Plus membership must be the only item in your cart.')
  await expectFocusAt(reason)
  await expect(shippingLink(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove the other items' }).click()
  await expect(shippingLink(page)).toBeVisible()
  await expect(page.locator('article')).toHaveCount(1)
})
