import { freePort } from '@selvedge/dev'
import { givenCart, marianne, startTestShop } from '@selvedge/testing'
import {
  choosePayment,
  completeShippingStep,
  continueToReview,
  payByCard,
  waitForStep,
} from '../flows/checkout.ts'
import { placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { cartHeading, shippingLink } from '../flows/shopping.ts'
import { DATABASE_SERVER } from '../harness/databaseServer.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

test('places an Afterpay order at a checkout on its own origin, and returns the shopper to the original site', async ({
  openWindow,
  shop,
}) => {
  // The sandbox shows its card fields only on pages of the worker's own shop.
  const branch = await shop.branch({ hasCheckoutSite: true, storefront: { CARD_FIELDS_URL: '' } })
  try {
    const context = await openWindow({ shop: branch.larkhouse })
    const { visitor } = await givenCart(
      { storefront: branch.larkhouse },
      { lines: [{ category: 'bedding' }] },
    )
    await context.addCookies(await visitor.cookies())
    const page = await context.newPage()
    await openPage(page, '/cart')
    await shippingLink(page).click()
    await waitForStep(page, 'shipping')
    await expect(page).toHaveURL(`${branch.checkout}/checkout?site=larkhouse`)
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await expect(cartHeading(page)).toBeVisible()
    await expect(page).toHaveURL(`${branch.larkhouse}/cart`)
    await shippingLink(page).click()
    await waitForStep(page, 'shipping')
    await completeShippingStep(page, marianne)
    await expect(page).toHaveURL(`${branch.checkout}/checkout?site=larkhouse#billing`)
    await choosePayment(page, 'Afterpay')
    await continueToReview(page)
    await page.waitForURL(`${shop.payments}/**`)
    await page.getByRole('button').first().click()
    await waitForStep(page, 'review')
    await expect(page).toHaveURL(`${branch.checkout}/checkout?site=larkhouse#review`)
    const { payments } = await placeAndExpectOrder(page, shop)
    expect(payments.map(({ by }) => by)).toEqual(['Afterpay'])
    await page.getByRole('link', { name: 'Larkhouse' }).first().click()
    await expect(page).toHaveURL(`${branch.larkhouse}/`)
    await expect(page.getByRole('link', { name: /^Cart/ }).first()).toHaveText(/^Cart$|0/)
    // An open page would still call the storefront while it stops.
    await context.close()
  } finally {
    await shop.stopBranches()
  }
})

test('pays with the provider’s card fields at a checkout on its own origin', async ({ openWindow }) => {
  // The sandbox shows its card fields only on pages of the shop that it starts with.
  const port = await freePort()
  const own = await startTestShop({
    databases: { adminUrl: process.env[DATABASE_SERVER] ?? '' },
    environment: { CHECKOUT_PORT: String(port) },
  })
  try {
    const context = await openWindow({ shop: own.storefront })
    const { visitor } = await givenCart(own)
    await context.addCookies(await visitor.cookies())
    const page = await context.newPage()
    await openPage(page, '/cart')
    await shippingLink(page).click()
    await completeShippingStep(page, marianne)
    await expect(page).toHaveURL(`http://localhost:${port}/checkout#billing`)
    await payByCard(page)
    await expect(page).toHaveURL(`http://localhost:${port}/checkout#review`)
    const { payments } = await placeAndExpectOrder(page, own)
    expect(payments.map(({ by }) => by)).toEqual(['stripe'])
    // An open page would still call the shop while it stops.
    await context.close()
  } finally {
    await own.stop()
  }
})
