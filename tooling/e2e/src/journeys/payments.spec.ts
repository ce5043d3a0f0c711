import {
  confirmationAmounts,
  givenCustomer,
  london,
  marianne,
  NEEDS_APPROVAL,
  personIn,
  setCredit,
} from '@selvedge/testing'
import {
  choosePayment,
  continueToReview,
  openStep,
  payByCard,
  submitOrder,
  waitForStep,
} from '../flows/checkout.ts'
import { expectOrdered, placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { cartHeading, chooseRadio, readAmounts, shippingLink } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const bedding = [{ category: 'bedding' }]
const keptAccount = /^PayPal \(b\*\*\*r@paypal\.test\)/

test('shows the same amounts in cart, review, confirmation and mail when a guest pays by card in pounds', async ({
  page,
  shop,
  prepareCart,
}) => {
  await prepareCart({ locale: '/en-GB', address: london })
  await openStep(page, 'billing')
  await payByCard(page)
  const review = await readAmounts(page)
  await page.getByRole('link', { name: 'Edit cart' }).first().click()
  await expect(cartHeading(page)).toBeVisible()
  expect((await readAmounts(page)).Total).toBe(review.Total)
  await shippingLink(page).click()
  await waitForStep(page, 'review')
  const { orderNumber, currency, payments } = await placeAndExpectOrder(page, shop)
  expect(currency).toBe('GBP')
  expect(payments.map(({ by }) => by)).toEqual(['stripe'])
  expect((await readAmounts(page)).Total).toBe(review.Total)
  expect((await confirmationAmounts(shop, orderNumber)).Total).toBe(review.Total)
})

test('saves the PayPal account of an order in Canadian dollars, and pays the next order with it without an approval', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { visitor } = await givenCustomer(shop, 'customer')
  await prepareCart({ visitor, currency: 'CAD', address: personIn.CAD })
  await openStep(page, 'billing')
  await choosePayment(page, 'PayPal')
  await page.getByRole('checkbox', { name: 'Keep this PayPal account for next time' }).check()
  await continueToReview(page)
  await expect(page.getByText('You also agree that the shop keeps this account')).toBeVisible()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await waitForStep(page, 'review')
  await expect(page.getByText(keptAccount).first()).toBeVisible()
  const first = await placeAndExpectOrder(page, shop)
  expect([first.currency, first.payments.map(({ by }) => by)]).toEqual(['CAD', ['Paypal']])

  await openPage(page, '/account/dashboard/payment-methods')
  await expect(page.locator('main').getByText(keptAccount).first()).toBeVisible()
  await prepareCart({ visitor, currency: 'CAD', address: personIn.CAD })
  await openStep(page, 'billing')
  await chooseRadio(page, keptAccount)
  await continueToReview(page)
  await waitForStep(page, 'review')
  const second = await placeAndExpectOrder(page, shop)
  expect([second.currency, second.payments.map(({ by }) => by)]).toEqual(['CAD', ['Paypal']])
})

test('pays part of an order with store credit and the rest by card, in Australian dollars', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { email, visitor } = await givenCustomer(shop, 'Plus')
  await setCredit(shop, email, 'AUD', 1_000)
  await prepareCart({ visitor, currency: 'AUD', lines: bedding, address: personIn.AUD })
  await openStep(page, 'billing')
  await page.getByRole('checkbox', { name: /^Use store credit: \$10\.00/ }).check()
  await payByCard(page)
  await expect(page.getByText('Store credit: $10.00')).toBeVisible()
  const { currency, payments } = await placeAndExpectOrder(page, shop)
  expect(currency).toBe('AUD')
  expect(payments.map(({ by }) => by).sort()).toEqual(['spoondollars', 'stripe'])
})

test('places the order after the bank has approved the card', async ({ page, shop, prepareCart }) => {
  await prepareCart({ address: marianne })
  await openStep(page, 'billing')
  await payByCard(page, NEEDS_APPROVAL)
  await submitOrder(page)
  await page.waitForURL(`${shop.payments}/**`)
  await page.getByRole('button').first().click()
  await expectOrdered(page, shop)
})
