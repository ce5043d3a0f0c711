import {
  confirmationAmounts,
  DECLINED,
  expectNoOrder,
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
const notCharged = 'You came back before paying: nothing was charged.'
const declinedText = "We can't process your payment. Please verify your details"

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

for (const name of ['PayPal', 'Afterpay'])
  test(`returns to the payment step when the visitor cancels at ${name}, and accepts a card instead`, async ({
    page,
    shop,
    prepareCart,
  }) => {
    const { cartId } = await prepareCart({ lines: bedding, address: marianne })
    await openStep(page, 'billing')
    await choosePayment(page, name)
    await continueToReview(page)
    await page.waitForURL(`${shop.payments}/**`)
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await waitForStep(page, 'billing')
    await expect(page.getByText(notCharged)).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked()
    await expectNoOrder(shop, { cart: cartId })
    await choosePayment(page, 'Card')
    await payByCard(page)
    await placeAndExpectOrder(page, shop)
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

test('requires no card when store credit covers the order', async ({ page, shop, prepareCart }) => {
  const { email, visitor } = await givenCustomer(shop, 'customer')
  await setCredit(shop, email, 'EUR', 100_000)
  await prepareCart({ visitor, currency: 'EUR', lines: bedding, address: personIn.EUR })
  await openStep(page, 'billing')
  await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0)
  await continueToReview(page)
  await waitForStep(page, 'review')
  const { currency, payments } = await placeAndExpectOrder(page, shop)
  expect(currency).toBe('EUR')
  expect(payments.map(({ by }) => by)).toEqual(['spoondollars'])
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

test('shows that nothing was ordered when the bank refuses the card', async ({ page, shop, prepareCart }) => {
  const { cartId } = await prepareCart({ address: marianne, payment: 'card', card: NEEDS_APPROVAL })
  await openStep(page, 'review')
  await submitOrder(page)
  await page.waitForURL(`${shop.payments}/**`)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(declinedText)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was not placed')
  await expect(page).toHaveTitle(/Your order was not placed/)
  await expectNoOrder(shop, { cart: cartId })
})

test('offers another payment method when the visitor leaves the bank’s page without a decision', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart({ address: marianne, payment: 'card', card: NEEDS_APPROVAL })
  await openStep(page, 'review')
  await submitOrder(page)
  await page.waitForURL(`${shop.payments}/**`)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Approve the payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await waitForStep(page, 'billing')
  await expect(page.getByText(notCharged)).toBeVisible()
  await expectNoOrder(shop, { cart: cartId })
  await payByCard(page)
  await placeAndExpectOrder(page, shop)
})

test('accepts another card after the first was declined twice', async ({ page, shop, prepareCart }) => {
  const { cartId } = await prepareCart({ address: marianne, payment: 'card', card: DECLINED })
  await openStep(page, 'review')
  await submitOrder(page)
  await expect(page.getByText(declinedText)).toBeVisible()
  await expectNoOrder(shop, { cart: cartId })
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await waitForStep(page, 'billing')
  const declined = page.getByRole('radio', { name: /ending in 0002/ })
  await expect(declined).not.toBeChecked()
  await expect(page.getByText('It was declined. You can try it once more, or pay another way.')).toBeVisible()

  await declined.check({ force: true })
  await continueToReview(page)
  await waitForStep(page, 'review')
  await submitOrder(page)
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await waitForStep(page, 'billing')
  await payByCard(page)
  await placeAndExpectOrder(page, shop)
})
