import type { Page } from '@playwright/test'
import { createCustomer, expectNoOrder, marianne } from '@selvedge/testing'
import { fillLogin, loginButton } from '../flows/account.ts'
import {
  choosePayment,
  completeShippingStep,
  continueToReview,
  openStep,
  payByCard,
  waitForStep,
} from '../flows/checkout.ts'
import { cartHeading, heading, shippingLink } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const expectCart = async (page: Page): Promise<void> => {
  await expect(cartHeading(page)).toBeVisible()
  await waitUntilReady(page)
}

test('goes back from each step to the cart, and forward from the cart to the same step', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart()
  await openPage(page, '/cart')
  await shippingLink(page).click()
  await waitForStep(page, 'shipping')
  await page.goBack()
  await expectCart(page)
  await page.goForward()
  await completeShippingStep(page, marianne)
  await page.goBack()
  await expectCart(page)
  await page.goForward()
  await waitForStep(page, 'billing')
  await payByCard(page)
  await page.goBack()
  await expectCart(page)
  await page.goForward()
  await waitForStep(page, 'review')
  await expectNoOrder(shop, { cart: cartId })
})

test('goes back to the cart from a step that was opened after a login', async ({
  page,
  shop,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Log in')).toBeVisible()
  await waitUntilReady(page)
  await fillLogin(page, await createCustomer(shop, 'customer'))
  await loginButton(page).click()
  await waitForStep(page, 'shipping')
  await completeShippingStep(page, marianne)
  await page.goBack()
  await expectCart(page)
})

test('goes back to the cart from the review when the visitor came from a payment provider', async ({
  page,
  prepareCart,
}) => {
  await prepareCart({ address: marianne })
  await openPage(page, '/cart')
  await shippingLink(page).click()
  await waitForStep(page, 'billing')
  await choosePayment(page, 'PayPal')
  await continueToReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await waitForStep(page, 'review')
  await expect(page).toHaveURL(/\/checkout#review$/)
  await page.goBack()
  await expectCart(page)
  await page.goForward()
  await waitForStep(page, 'review')
})

test('goes back to the cart from a step that was opened by a bookmark', async ({ page, prepareCart }) => {
  await prepareCart({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await expect(page).toHaveURL(/\/checkout#review$/)
  await page.goBack()
  await expectCart(page)
})

test('does not go back to an earlier step after the skip link was used', async ({ page, prepareCart }) => {
  await prepareCart({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForStep(page, 'review')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  await page.goBack()
  await waitForStep(page, 'review')
  await page.goBack()
  await expectCart(page)
})
