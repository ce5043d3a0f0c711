import { expectNoOrder, london, marianne, platformOrder, toronto } from '@selvedge/testing'
import {
  choosePayment,
  fillAddress,
  onStep,
  openStep,
  payByCard,
  sendShipping,
  shippingMethod,
  toReview,
} from '../flows/checkout.ts'
import { order } from '../flows/expectOrdered.ts'
import { expectFocusAt } from '../flows/focus.ts'
import { alert, amounts, choose } from '../flows/shopping.ts'
import { ready } from '../harness/ready.ts'
import { expect, test } from '../harness/test.ts'

const toPayment = (page: Parameters<typeof sendShipping>[0]) =>
  page.getByRole('button', { name: 'Continue to payment' })

test('takes the suggested address with one button, and the typed one with the other', async ({
  page,
  begin,
}) => {
  await begin({ locale: '/en-CA' })
  await page.goto('/en-CA/checkout')
  await onStep(page, 'shipping')
  await fillAddress(page, { ...toronto, state: 'QC' })
  await sendShipping(page)
  const question = page.getByText('Did you mean this address?')
  await expect(question).toBeVisible()
  await expect(page.getByText('Toronto, ON M5H 3Y2')).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(toPayment(page)).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('ON')

  await ready(page)
  await page.getByLabel('Province').selectOption('QC')
  await sendShipping(page)
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Use it as typed' }).click()
  // Another province has other taxes: they are shown before the visitor goes on.
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel('Province')).toHaveValue('QC')
  await ready(page)
  await toPayment(page).click()
  await onStep(page, 'billing')
  await payByCard(page)
  await expect(page.getByText('Toronto, QC M5H 3Y2')).toBeVisible()
})

test('asks about an address without a match each time that it changes, and takes it as typed', async ({
  page,
  begin,
}) => {
  await begin()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, postcode: '00012' })
  await sendShipping(page)
  const noMatch = alert(page, 'We were unable to find a match for this address.')
  await expect(noMatch).toBeVisible()
  await expectFocusAt(noMatch)
  await page.getByLabel('ZIP code').fill('00013')
  const response = page.waitForResponse((each) => each.request().method() === 'POST')
  await sendShipping(page)
  await response
  await ready(page)
  await expect(noMatch).toBeVisible()
  await page.getByRole('button', { name: 'Use it as typed' }).click()
  await expect(toPayment(page)).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toHaveValue('00013')
})

test('asks for unit and box instead of a street when the address is military', async ({
  page,
  shop,
  begin,
}) => {
  await begin()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, line1: '' })
  await choose(page, /^APO or FPO/)
  await page.getByLabel('Post office').selectOption('FPO')
  await expect(page.getByLabel('Address line 1')).toBeHidden()
  await page.getByLabel('ZIP code').fill('96278')
  await sendShipping(page)
  await expect(page.getByText('Unit, PSC or ship is required.').first()).toBeVisible()
  await page.locator('select[name="state"]').selectOption('AP')
  await page.getByLabel('Unit, PSC or ship').fill('Unit 2050')
  await page.getByLabel('Box number').fill('4190')
  await sendShipping(page)
  await toPayment(page).click()
  await onStep(page, 'billing')
  await payByCard(page)
  await expect(page.getByText('Unit 2050, 4190').first()).toBeVisible()
  const { orderNumber } = await order(page, shop)
  expect((await platformOrder(shop, orderNumber))?.shippingAddress).toMatchObject({
    building: 'Unit 2050',
    apartment: '4190',
    city: 'FPO',
    state: 'AP',
  })
})

test('shows the fields of another country at once, and carries no state over', async ({ page, begin }) => {
  await begin()
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

test('moves the whole cart to the currency of the country, and says so until the notice is closed', async ({
  page,
  shop,
  begin,
}) => {
  await begin({ code: 'WELCOME10', gift: { to: 'Ada', from: 'Marianne', message: 'With "love" & more' } })
  await page.clock.install()
  await openStep(page, 'shipping')
  await fillAddress(page, london)
  await sendShipping(page)
  const notice = page.getByText('Prices are now in GBP', { exact: true })
  await expect(notice).toBeVisible()
  await expect(shippingMethod(page, 'Standard')).toBeVisible()
  await expect(page).toHaveURL(/\/en-GB\/checkout/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await ready(page)
  expect((await amounts(page)).Total).toMatch(/^£/)
  // Longer than other notices stay.
  await page.clock.fastForward(60_000)
  await toPayment(page).click()
  await onStep(page, 'billing')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await payByCard(page)
  await expect(page.getByText('For Ada, from Marianne')).toBeVisible()
  const { orderNumber } = await order(page, shop)
  const placed = await platformOrder(shop, orderNumber)
  expect(placed).toMatchObject({
    country: 'GB',
    shippingAddress: { country: 'GB', postalCode: london.postcode },
    billingAddress: { country: 'GB' },
    custom: { fields: { giftTo: 'Ada', giftMessage: 'With "love" & more' } },
  })
  expect(placed?.discountCodes).toHaveLength(1)
})

test('keeps the billing address of its own through an error and the provider’s page', async ({
  page,
  shop,
  begin,
}) => {
  const { cartId } = await begin({ address: marianne })
  await openStep(page, 'billing')
  const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
  await expect(same).toBeChecked()
  await same.uncheck()
  await page.getByLabel('Address line 1').fill('')
  await choosePayment(page, 'PayPal')
  await toReview(page)
  await expect(page.getByText('Address line 1 is required.').first()).toBeVisible()
  await expect(same).not.toBeChecked()
  await page.getByLabel('Address line 1').fill('7 Bill Street')
  await toReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await onStep(page, 'review')
  await expect(page.getByText('7 Bill Street')).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Payment' }).click()
  await onStep(page, 'billing')
  await expect(same).not.toBeChecked()
  await expectNoOrder(shop, { cart: cartId })
})

test('reaches the shipping methods when their button is pressed twice on a slow network', async ({
  page,
  context,
  shop,
  begin,
}) => {
  const { cartId } = await begin()
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
