import { createCustomer, expectNoOrder, marianne } from '@selvedge/testing'
import { fillLogin, loginButton } from '../flows/account.ts'
import { fillAddress, openStep, shippingMethod, submitOrder, submitShipping } from '../flows/checkout.ts'
import { connectionLost, dropResponses, failRequests } from '../flows/connection.ts'
import { expectOrdered } from '../flows/expectOrdered.ts'
import { expectFocusAt } from '../flows/focus.ts'
import { alert, cartHeading, quantity } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

test('keeps what was typed in the shipping step while the browser is offline, and continues afterwards', async ({
  page,
  context,
  shop,
  prepareCart,
  expectMessage,
}) => {
  const { cartId } = await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, line1: '999 New Road' })
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  expectMessage(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await submitShipping(page)
  await expect(alert(page, 'The shop could not be reached.')).toBeVisible()
  await expectFocusAt(alert(page, 'The shop could not be reached.'))
  await expect(page.getByLabel('Address line 1')).toHaveValue('999 New Road')
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice')
  await context.setOffline(false)
  await submitShipping(page)
  await expect(shippingMethod(page, 'Standard')).toBeVisible()
  await expect(page.getByLabel('Address line 1')).toHaveValue('999 New Road')
  await expectNoOrder(shop, { cart: cartId })
})

test('places one order when the response was lost and the order is sent again', async ({
  page,
  shop,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  expectMessage(/ERR_FAILED/)
  const restoreConnection = await dropResponses(page)
  await submitOrder(page)
  await expect(alert(page, 'The shop could not be reached.')).toBeVisible()
  await restoreConnection()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expectOrdered(page, shop)
})

test('focuses the error message each time a login fails, and keeps the e-mail address while the connection is lost', async ({
  page,
  shop,
  expectMessage,
}) => {
  const email = await createCustomer(shop, 'customer')
  const wrong = "Something's not right with your email address or password."
  await openPage(page, '/account/login')
  await fillLogin(page, email, 'Selvedge-2025')
  const password = page.getByLabel('Password', { exact: true })
  expectMessage(/status of 401/)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await password.focus()
    await loginButton(page).click()
    await expect(alert(page, wrong)).toBeVisible()
    await expectFocusAt(alert(page, wrong))
  }
  expectMessage(/ERR_FAILED/)
  const restoreConnection = await failRequests(page)
  await password.fill('Selvedge-2026')
  await loginButton(page).click()
  await expect(alert(page, connectionLost)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await restoreConnection()
  await loginButton(page).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('keeps the product page and the cart when changes fail while the browser is offline, and makes them afterwards', async ({
  page,
  context,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart()
  // Remix may load the routes of shown links at any moment.
  expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/)
  const failure = alert(page, 'Your cart stayed as it was')
  await openPage(page, '/product/quince-orchard-night-pond-printed-fabric')
  await context.setOffline(true)
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveCount(0)
  await page.getByRole('button', { name: 'Save to wishlist' }).click()
  await expect(alert(page, /^The shop could not be reached/).first()).toBeVisible()
  await expect(add).toBeVisible()
  await context.setOffline(false)
  await add.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
  await expect(cartHeading(page)).toBeVisible()

  await context.setOffline(true)
  await quantity(page).fill('3')
  await quantity(page).press('Enter')
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await quantity(page).fill('4')
  await quantity(page).press('Enter')
  await expect(failure).toHaveCount(0)
  await page.reload()
  await expect(quantity(page)).toHaveValue('4')
})
