import { expectNoOrder, london, marianne } from '@selvedge/testing'
import { fillAddress, openStep, shippingMethod, submitShipping, waitForStep } from '../flows/checkout.ts'
import { readAmounts } from '../flows/shopping.ts'
import { waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

test('shows the notice of the new currency until it is closed, on the next step too', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await page.clock.install()
  await openStep(page, 'shipping')
  await fillAddress(page, london)
  await submitShipping(page)
  const notice = page.getByText('Prices are now in GBP', { exact: true })
  await expect(notice).toBeVisible()
  await expect(shippingMethod(page, 'Standard')).toBeVisible()
  await expect(page).toHaveURL(/\/en-GB\/checkout/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await waitUntilReady(page)
  expect((await readAmounts(page)).Total).toMatch(/^£/)
  // Other notices disappear before this.
  await page.clock.fastForward(60_000)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await waitForStep(page, 'billing')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
})

test('opens the shipping methods when the button of the address form is pressed twice on a slow network', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, marianne)
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  const send = page.getByRole('button', { name: 'Continue to delivery' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await send.click()
  await expect(shippingMethod(page, 'Standard')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoOrder(shop, { cart: cartId })
})
