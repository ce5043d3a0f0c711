import type { Page } from '@playwright/test'
import { createCustomer, expectNoOrder, marianne } from '@selvedge/testing'
import { fillLogin, loginButton } from '../flows/account.ts'
import { choosePayment, onStep, openStep, payByCard, takeShippingStep, toReview } from '../flows/checkout.ts'
import { expectOrdered, order } from '../flows/expectOrdered.ts'
import { cartHeading, heading, toShipping } from '../flows/shopping.ts'
import { open, ready } from '../harness/ready.ts'
import { expect, test } from '../harness/test.ts'

const atCart = async (page: Page): Promise<void> => {
  await expect(cartHeading(page)).toBeVisible()
  await ready(page)
}

test('leads back to the cart from each step, and forward to the step that is open', async ({
  page,
  shop,
  begin,
}) => {
  const { cartId } = await begin()
  await open(page, '/cart')
  await toShipping(page).click()
  await onStep(page, 'shipping')
  await page.goBack()
  await atCart(page)
  await page.goForward()
  await takeShippingStep(page, marianne)
  await page.goBack()
  await atCart(page)
  await page.goForward()
  await onStep(page, 'billing')
  await payByCard(page)
  await page.goBack()
  await atCart(page)
  await page.goForward()
  await onStep(page, 'review')
  await expectNoOrder(shop, { cart: cartId })
})

test('leads back to the cart from a step that was reached by a login', async ({ page, shop, begin }) => {
  await begin()
  await openStep(page, 'shipping')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Log in')).toBeVisible()
  await ready(page)
  await fillLogin(page, await createCustomer(shop, 'customer'))
  await loginButton(page).click()
  await onStep(page, 'shipping')
  await takeShippingStep(page, marianne)
  await page.goBack()
  await atCart(page)
})

test('leads back to the cart from the review that a payment provider led to', async ({ page, begin }) => {
  await begin({ address: marianne })
  await open(page, '/cart')
  await toShipping(page).click()
  await onStep(page, 'billing')
  await choosePayment(page, 'PayPal')
  await toReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await onStep(page, 'review')
  await expect(page).toHaveURL(/\/checkout#review$/)
  await page.goBack()
  await atCart(page)
  await page.goForward()
  await onStep(page, 'review')
})

test('leads back to the cart from a step that was opened by a bookmark', async ({ page, begin }) => {
  await begin({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await expect(page).toHaveURL(/\/checkout#review$/)
  await page.goBack()
  await atCart(page)
})

test('shows no earlier step on the way back after the skip link was used', async ({ page, begin }) => {
  await begin({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await onStep(page, 'review')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  const headings: string[] = []
  await expect(async () => {
    const text = await page.getByRole('heading', { level: 1 }).first().innerText()
    headings.push(text)
    if (text !== 'Your cart') await page.goBack()
    expect(text).toBe('Your cart')
  }).toPass()
  expect([...new Set(headings)]).toEqual(['One last look', 'Your cart'])
})

test('stays on the open step when its page is reloaded', async ({ page, shop, begin }) => {
  await begin()
  await openStep(page, 'shipping')
  await page.reload()
  await takeShippingStep(page, marianne)
  await page.reload()
  await onStep(page, 'billing')
  await payByCard(page)
  await page.reload()
  await onStep(page, 'review')
  await expect(page.getByText(marianne.line1).first()).toBeVisible()
  await order(page, shop)
  await page.reload()
  await expectOrdered(page, shop)
})
