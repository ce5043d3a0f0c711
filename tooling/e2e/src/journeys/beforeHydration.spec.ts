import { expectNoOrder, givenCustomer, marianne, setCredit } from '@selvedge/testing'
import { continueToReview, waitForStep } from '../flows/checkout.ts'
import { openWithDelayedScripts, reloadWithDelayedScripts } from '../flows/delayScripts.ts'
import { cartHeading, quantity } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const product = '/product/quince-orchard-night-pond-printed-fabric'

test('keeps the payment method that was chosen before hydration', async ({ page, shop, prepareCart }) => {
  const { cartId } = await prepareCart({ lines: [{ category: 'bedding' }], address: marianne })
  const releaseScripts = await openWithDelayedScripts(page, '/checkout')
  const payPal = page.getByRole('radio', { name: /^PayPal/ })
  await page.locator('label').filter({ has: payPal }).click()
  await releaseScripts()
  await expect(payPal).toBeChecked()
  await continueToReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await waitForStep(page, 'review')
  await expectNoOrder(shop, { cart: cartId })
})

test('keeps the store credit that was chosen before hydration, and requires no card', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { email, visitor } = await givenCustomer(shop, 'customer')
  await setCredit(shop, email, 'USD', 1_000_000)
  await prepareCart({ visitor, address: marianne })
  const releaseScripts = await openWithDelayedScripts(page, '/checkout')
  const credit = page.getByRole('checkbox', { name: /^Use store credit/ })
  await credit.check()
  await releaseScripts()
  await expect(credit).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0)
  await continueToReview(page)
  await waitForStep(page, 'review')
})

test('shows the fields of the country that was chosen before hydration, and keeps the typed name', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  const releaseScripts = await openWithDelayedScripts(page, '/checkout')
  await page.locator('select[name="country"]').selectOption('CA')
  await page.getByLabel('First name').fill('Marianne')
  await releaseScripts()
  await expect(page.getByLabel('Province or territory')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Marianne')
})

test('adds a product whose button is pressed before hydration, and shows the cart', async ({ page }) => {
  const releaseScripts = await openWithDelayedScripts(page, product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cartHeading(page)).toBeVisible()
  await releaseScripts()
  await expect(quantity(page)).toHaveValue('1')
})

test('changes the quantity in the cart when its button is pressed before hydration', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  const releaseScripts = await openWithDelayedScripts(page, '/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity(page)).toHaveValue('2')
  await releaseScripts()
  await expect(quantity(page)).toHaveValue('2')
})

test('shows the page of the URL when the visitor goes back before hydration', async ({ page }) => {
  await openPage(page, '/category/fabric')
  await page.getByRole('link', { name: 'Quince Orchard, Fabric' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Quince Orchard/ })).toBeVisible()
  // The entry of the category in the history shares this document, so that going back loads no other one.
  const releaseScripts = await reloadWithDelayedScripts(page)
  // Not `page.goBack`, which fails while the browser replaces the page's process after a reload.
  await page.evaluate(() => history.back())
  await releaseScripts()
  await expect(page).toHaveURL('/category/fabric')
  await expect(page.getByRole('heading', { level: 1, name: 'Fabric' })).toBeVisible()
})

test('hydrates each page while keys are pressed without a pause', async ({ page, prepareCart }) => {
  await prepareCart()
  await page.addInitScript(() => {
    const pressAgain = (): void => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      if (!document.documentElement?.hasAttribute('data-hydrated')) setTimeout(pressAgain)
    }
    pressAgain()
  })
  for (const path of ['/', '/category/fabric', product, '/cart', '/account/login', '/checkout']) {
    await page.goto(path)
    await waitUntilReady(page)
  }
})
