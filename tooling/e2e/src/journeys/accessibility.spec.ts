import {
  DECLINED,
  givenCustomer,
  givenOrder,
  london,
  marianne,
  NEEDS_APPROVAL,
  toronto,
} from '@selvedge/testing'
import { logInNewCustomer } from '../flows/account.ts'
import {
  choosePayment,
  continueToReview,
  fillAddress,
  openStep,
  shippingMethod,
  submitOrder,
  submitShipping,
  waitForStep,
} from '../flows/checkout.ts'
import { enableDarkMode } from '../flows/darkMode.ts'
import { expectAccessible } from '../flows/expectAccessible.ts'
import { alert, applyCode, chooseRadio, heading, removeCode } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

const product = '/product/quince-orchard-night-pond-printed-fabric'
const bedding = [{ category: 'bedding' }]

for (const [name, paths] of [
  ['home and category pages', ['/', '/category/printed-fabric']],
  ['product and search pages', [product, '/search?query=fan', '/search?query=zzz']],
  ['empty cart and the preferences', ['/cart', '/preferences']],
  ['login and registration pages', ['/account/login', '/account/register']],
] as const)
  test(`finds no violation on the ${name}`, async ({ page }) => {
    for (const path of paths) {
      await openPage(page, path)
      await expectAccessible(page, path)
    }
  })

test('finds no violation on the 404 pages for an unknown URL and for an unknown order', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 404/)
  await openPage(page, '/nothing/here')
  await expectAccessible(page, 'not found')
  await openPage(page, '/checkout/success?order=SV-999999')
  await expectAccessible(page, 'somebody else’s order')
})

test.describe('while the consent banner is shown', () => {
  test.use({ consent: 'unanswered' })

  test('finds no violation on a page with the consent banner', async ({ page }) => {
    await openPage(page, product)
    await expect(page.getByRole('region', { name: 'May we count your visit?' })).toBeVisible()
    await expectAccessible(page, 'the consent banner')
  })
})

test('finds no violation in the dialog that confirms the added product', async ({ page }) => {
  await openPage(page, product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })).toBeVisible()
  await expectAccessible(page, 'added')
})

test('finds no violation in a cart with promo codes and a gift', async ({ page, prepareCart }) => {
  await prepareCart()
  await openPage(page, '/cart')
  await applyCode(page, 'NO-SUCH-CODE')
  await expect(alert(page, 'Please enter a valid code.')).toBeVisible()
  await page.getByText('Add a gift message').click()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expectAccessible(page, 'an invalid code and the gift form', [390, 820, 1440])
  await page.getByLabel('Promo code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('Ada')
  await page.getByLabel('From', { exact: true }).fill('Marianne')
  await page.getByLabel('Message').fill('With "love" & more')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await expect(page.getByText('For Ada, from Marianne').first()).toBeVisible()
  await expectAccessible(page, 'an applied code and a saved gift')
})

test('finds no violation in carts with a membership that cannot be ordered', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const plus = { category: 'subscriptions', product: /Plus/ }
  const { visitor } = await prepareCart({ lines: [plus] })
  await openPage(page, '/cart')
  await expect(alert(page, 'A Plus membership belongs to an account.')).toBeVisible()
  await expectAccessible(page, 'a guest')
  await prepareCart({ visitor, lines: [{ category: 'fabric' }] })
  await openPage(page, '/cart')
  await expect(alert(page, 'Plus membership must be the only item in your cart.')).toBeVisible()
  await expectAccessible(page, 'beside another item')
  await context.clearCookies()
  const member = await givenCustomer(shop, 'Plus')
  await prepareCart({ visitor: member.visitor, lines: [plus] })
  await openPage(page, '/cart')
  await expect(page.locator('article').getByText('already')).toBeVisible()
  await expectAccessible(page, 'a member')
})

test('finds no violation in the shipping step: empty, with errors, for military mail, and for an unknown address', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await expectAccessible(page, 'empty')
  await submitShipping(page)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page, 'errors')
  await chooseRadio(page, /^APO or FPO/)
  await expect(page.getByLabel('Post office')).toBeVisible()
  await expectAccessible(page, 'military mail')
  await chooseRadio(page, /^Home or work/)
  await fillAddress(page, { ...marianne, postcode: '00012' })
  await submitShipping(page)
  await expect(page.getByText('We were unable to find a match for this address.')).toBeVisible()
  await expectAccessible(page, 'an unknown address')
})

test('finds no violation after the country has changed: with a suggested address, and with prices in another currency', async ({
  page,
  prepareCart,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, { ...toronto, state: 'QC' })
  await submitShipping(page)
  await expect(page.getByText('Did you mean this address?')).toBeVisible()
  await expectAccessible(page, 'a suggested address')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Prices are now in CAD', { exact: true })).toBeVisible()
  await expect(shippingMethod(page, 'Standard')).toBeVisible()
  await expectAccessible(page, 'another currency and shipping methods')
})

test('finds no violation in each state of the payment step: Afterpay unavailable, another billing address, purchase order', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  await prepareCart({ locale: '/en-GB', address: london })
  await openStep(page, 'billing')
  await expect(page.getByText(/^Afterpay is for /)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Afterpay/ })).toBeDisabled()
  await expectAccessible(page, 'Afterpay that is not available')
  await page.getByRole('checkbox', { name: 'Use the shipping address for billing too' }).uncheck()
  await expectAccessible(page, 'a billing address')
  await context.clearCookies()
  const { visitor } = await givenCustomer(shop, 'trade')
  await prepareCart({ visitor, address: marianne })
  await openStep(page, 'billing')
  await choosePayment(page, 'Purchase order')
  await continueToReview(page)
  await expect(page.getByText('Purchase order number is required.').first()).toBeVisible()
  await expectAccessible(page, 'no purchase order number')
})

test('finds no violation after the visitor came back from a payment provider', async ({
  page,
  prepareCart,
}) => {
  await prepareCart({ lines: bedding, address: marianne })
  await openStep(page, 'billing')
  await choosePayment(page, 'PayPal')
  await continueToReview(page)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await waitForStep(page, 'billing')
  await expectAccessible(page, 'cancelled')
  await continueToReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await waitForStep(page, 'review')
  await expectAccessible(page, 'paid')
})

test('finds no violation in review and confirmation', async ({ page, prepareCart, shop, context }) => {
  await prepareCart({ address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await expectAccessible(page, 'review')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByText('Please agree before going on.')).toBeVisible()
  await expect(page).toHaveURL(/#review$/)
  await expectAccessible(page, 'review without agreement')
  const { visitor, number } = await givenOrder(shop, { address: marianne })
  await context.addCookies(await visitor.cookies())
  await openPage(page, `/checkout/success?order=${number}`)
  await expectAccessible(page, 'confirmation')
})

test('finds no violation after a card was declined, and while the bank’s approval is missing', async ({
  page,
  context,
  prepareCart,
}) => {
  await prepareCart({ address: marianne, payment: 'card', card: DECLINED })
  await openStep(page, 'review')
  await submitOrder(page)
  await expect(page.getByText("We can't process your payment.").first()).toBeVisible()
  await expectAccessible(page, 'declined')
  await context.clearCookies()
  await prepareCart({ address: marianne, payment: 'card', card: NEEDS_APPROVAL })
  await openStep(page, 'review')
  await submitOrder(page)
  await page.getByRole('button', { name: 'Refuse' }).waitFor()
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Approve the payment' })).toBeVisible()
  await expectAccessible(page, 'approval missing')
})

test('finds no violation when the session has ended or the connection is lost', async ({
  page,
  context,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart()
  await openStep(page, 'shipping')
  await fillAddress(page, marianne)
  expectMessage(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await submitShipping(page)
  await expect(alert(page, 'The shop could not be reached.')).toBeVisible()
  await expectAccessible(page, 'a lost connection')
  await context.setOffline(false)
  expectMessage(/status of 401/)
  await context.clearCookies()
  await submitShipping(page)
  await expect(page.getByText('Your session has ended.').first()).toBeVisible()
  await expectAccessible(page, 'an ended session')
})

for (const [name, pages] of [
  [
    'overview, orders, wishlist and addresses',
    ['', '/orders', '/wishlist', '/addresses', '/addresses?edit=new'],
  ],
  [
    'payment methods, credit, profile, subscriptions, trade program and support',
    ['/payment-methods', '/store-credit', '/profile', '/subscriptions', '/trade', '/support'],
  ],
] as const)
  test(`finds no violation in a customer’s ${name}`, async ({ page, context, shop }) => {
    await logInNewCustomer(context, shop, 'customer')
    for (const path of pages) {
      await openPage(page, `/account/dashboard${path}`)
      await expectAccessible(page, path)
    }
  })

test('finds no violation on order, newsletter and adult-content pages, and prints orders in light colors at full width', async ({
  page,
  context,
  shop,
}) => {
  const { visitor, number } = await givenOrder(shop, { address: marianne })
  await context.addCookies(await visitor.cookies())
  for (const path of [
    `/account/orders/${number}`,
    '/account/orders',
    '/newsletter',
    '/adult-content?to=/product/life-class-clay-printed-fabric',
  ]) {
    await openPage(page, path)
    await expectAccessible(page, path)
  }
  await enableDarkMode(context)
  await openPage(page, `/account/orders/${number}`)
  const colors = () =>
    page
      .locator('html')
      .evaluate((html) => [
        getComputedStyle(html).colorScheme,
        getComputedStyle(html).getPropertyValue('--s-card'),
      ])
  const screen = await colors()
  await page.emulateMedia({ media: 'print' })
  const paper = await colors()
  expect([screen[0], paper[0]]).toEqual(['dark', 'light'])
  expect(paper[1]).not.toBe(screen[1])
  await page.setViewportSize({ width: 1100, height: 800 })
  const line = await page.locator('main article').first().boundingBox()
  expect(line?.width, 'a line on landscape paper').toBeGreaterThan(800)
})

test('finds no violation on the group discount page before and after a failed verification', async ({
  page,
}) => {
  await openPage(page, '/id-verification')
  await expectAccessible(page, 'before')
  await page.getByRole('button', { name: 'Verify with ID.me' }).click()
  await expect(heading(page, 'Stand-in for ID.me')).toBeVisible()
  await page.getByLabel('Who you are').fill(`person-${Date.now()}`)
  await page.getByRole('radio', { name: 'None of these' }).check()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(alert(page, 'ID.me could not confirm')).toBeVisible()
  await expectAccessible(page, 'refused')
})

test.describe('with forced colors', () => {
  test('with forced colors, draws a border around controls that otherwise have only a background', async ({
    page,
    prepareCart,
  }) => {
    const edges = (selector: string, pseudo?: string): Promise<readonly string[]> =>
      page.locator(selector).evaluateAll(
        (elements, part) =>
          elements.map((element) => {
            const { borderTopWidth, borderTopColor } = getComputedStyle(element, part)
            return borderTopWidth === '0px' ? 'none' : borderTopColor
          }),
        pseudo,
      )
    const visible = expect.stringMatching(/^rgb\(/)
    await page.emulateMedia({ forcedColors: 'active' })
    await prepareCart()
    await openPage(page, '/category/throw-pillow')
    expect(await edges('footer input[type=checkbox]', '::before')).toEqual([visible])
    await openPage(page, '/cart')
    expect(await edges('main a[href="/checkout"]')).toEqual([visible])
  })
})
