import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

test('a part of the cart that comes late is taken over quietly, whatever came before it', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  const late: string[] = []
  await page.route(/GiftForm\.deferred/, async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/cart', { waitUntil: 'networkidle' })
  expect(late).toHaveLength(1)
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message', { exact: true }).fill('For you')
  await page.getByText('243 characters left').waitFor()
})
