import { firstProduct } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

test('filters a category by a value in the URL, and shows all products again without the filter', async ({
  page,
}) => {
  await openPage(page, '/category/printed-fabric')
  const count = async (): Promise<number> =>
    Number(/([0-9,]+) designs?/.exec(await page.locator('main').innerText())?.[1])
  const all = await count()
  await page
    .getByRole('checkbox', { name: /Stripe/ })
    .first()
    .check({ force: true })
  await page.waitForURL(/style=Stripe/)
  const remove = page.getByRole('link', { name: /Remove filter/ })
  await expect(remove).toBeVisible()
  await waitUntilReady(page)
  expect(await count()).toBeLessThan(all)
  await remove.click()
  await page.waitForURL((url) => !url.search.includes('style'))
  await expect.poll(count).toBe(all)
})

test('moves the focus to the content after a link was followed', async ({ page }) => {
  await openPage(page, '/category/throw-pillow')
  await firstProduct(page).click()
  await page.waitForURL(/\/product\//)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await page.waitForURL(/\/category\//)
  await expect(firstProduct(page)).toBeVisible()
})

test('starts in dark mode before any script is loaded when the visitor has chosen dark mode', async ({
  page,
}) => {
  await openPage(page, '/')
  const mode = () => page.evaluate(() => document.documentElement?.dataset.colorMode)
  expect(await mode()).toBe('light')
  await page.getByRole('switch', { name: 'Dark mode' }).check()
  expect(await mode()).toBe('dark')
  await page.route('**/assets/**', () => undefined)
  await page.goto('/help/privacy', { waitUntil: 'commit' })
  await expect.poll(mode).toBe('dark')
})
