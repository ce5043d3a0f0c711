import { expectNoOrder, london, marianne, platformOrder, toronto } from '@selvedge/testing'
import {
  choosePayment,
  continueToReview,
  fillAddress,
  openStep,
  payByCard,
  shippingMethod,
  submitShipping,
  waitForStep,
} from '../flows/checkout.ts'
import { placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { expectFocusAt } from '../flows/focus.ts'
import { alert, chooseRadio, readAmounts } from '../flows/shopping.ts'
import { waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const toPayment = (page: Parameters<typeof submitShipping>[0]) =>
  page.getByRole('button', { name: 'Continue to payment' })

test('uses the suggested address when one button is pressed, and the typed address when the other is pressed', async ({
  page,
  prepareCart,
}) => {
  await prepareCart({ locale: '/en-CA' })
  await page.goto('/en-CA/checkout')
  await waitForStep(page, 'shipping')
  await fillAddress(page, { ...toronto, state: 'QC' })
  await submitShipping(page)
  const question = page.getByText('Did you mean this address?')
  await expect(question).toBeVisible()
  await expect(page.getByText('Toronto, ON M5H 3Y2')).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(toPayment(page)).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('ON')

  await waitUntilReady(page)
  await page.getByLabel('Province').selectOption('QC')
  await submitShipping(page)
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Use it as typed' }).click()
  // Another province has other taxes, which are shown before the visitor continues.
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await waitUntilReady(page)
  await toPayment(page).click()
  await waitForStep(page, 'billing')
  await payByCard(page)
  await expect(page.getByText('Toronto, QC M5H 3Y2')).toBeVisible()
})

test('requires a confirmation of an unmatched address after each change, and accepts the address as it was typed', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, postcode: '00012' })
  await submitShipping(page)
  const noMatch = alert(page, 'We were unable to find a match for this address.')
  await expect(noMatch).toBeVisible()
  await expectFocusAt(noMatch)
  await page.getByLabel('ZIP code').fill('00013')
  const response = page.waitForResponse((each) => each.request().method() === 'POST')
  await submitShipping(page)
  await response
  await waitUntilReady(page)
  await expect(noMatch).toBeVisible()
  await page.getByRole('button', { name: 'Use it as typed' }).click()
  await expect(toPayment(page)).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toHaveValue('00013')
})

test('shows fields for unit and box instead of the street field when the address is military', async ({
  page,
  shop,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, line1: '' })
  await chooseRadio(page, /^APO or FPO/)
  await page.getByLabel('Post office').selectOption('FPO')
  await expect(page.getByLabel('Address line 1')).toBeHidden()
  await page.getByLabel('ZIP code').fill('96278')
  await submitShipping(page)
  await expect(page.getByText('Unit, PSC or ship is required.').first()).toBeVisible()
  await page.locator('select[name="state"]').selectOption('AP')
  await page.getByLabel('Unit, PSC or ship').fill('Unit 2050')
  await page.getByLabel('Box number').fill('4190')
  await submitShipping(page)
  await toPayment(page).click()
  await waitForStep(page, 'billing')
  await payByCard(page)
  await expect(page.getByText('Unit 2050, 4190').first()).toBeVisible()
  const { orderNumber } = await placeAndExpectOrder(page, shop)
  expect((await platformOrder(shop, orderNumber))?.shippingAddress).toMatchObject({
    building: 'Unit 2050',
    apartment: '4190',
    city: 'FPO',
    state: 'AP',
  })
})

test('shows the fields of another country as soon as it is selected, and empties the state field', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, marianne)
  const country = page.locator('select[name="country"]')
  await country.selectOption('GB')
  const county = page.getByLabel(/^County/)
  await expect(county).toHaveValue('')
  await expect(page.getByRole('radio', { name: /^APO or FPO/ })).toHaveCount(0)
  await county.fill('Kent')
  await country.selectOption('CA')
  await expect(page.getByLabel('Province or territory')).toHaveValue('')
  await expect(page.getByLabel('Address line 1')).toHaveValue(marianne.line1)
})

test('converts the whole cart to the currency of the country, and shows a notice until it is closed', async ({
  page,
  shop,
  prepareCart,
}) => {
  await prepareCart({
    code: 'WELCOME10',
    gift: { to: 'Ada', from: 'Marianne', message: 'With "love" & more' },
  })
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
  await toPayment(page).click()
  await waitForStep(page, 'billing')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await payByCard(page)
  await expect(page.getByText('For Ada, from Marianne')).toBeVisible()
  const { orderNumber } = await placeAndExpectOrder(page, shop)
  const placed = await platformOrder(shop, orderNumber)
  expect(placed).toMatchObject({
    country: 'GB',
    shippingAddress: { country: 'GB', postalCode: london.postcode },
    billingAddress: { country: 'GB' },
    custom: { fields: { giftTo: 'Ada', giftMessage: 'With "love" & more' } },
  })
  expect(placed?.discountCodes).toHaveLength(1)
})

test('keeps a separate billing address after an error and after a visit to the provider’s page', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart({ address: marianne })
  await openStep(page, 'billing')
  const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
  await expect(same).toBeChecked()
  await same.uncheck()
  await page.getByLabel('Address line 1').fill('')
  await choosePayment(page, 'PayPal')
  await continueToReview(page)
  await expect(page.getByText('Address line 1 is required.').first()).toBeVisible()
  await expect(same).not.toBeChecked()
  await page.getByLabel('Address line 1').fill('7 Bill Street')
  await continueToReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await waitForStep(page, 'review')
  await expect(page.getByText('7 Bill Street')).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Payment' }).click()
  await waitForStep(page, 'billing')
  await expect(same).not.toBeChecked()
  await expectNoOrder(shop, { cart: cartId })
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
