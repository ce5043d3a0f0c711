import { confirmationText, createCustomer, marianne, query } from '@selvedge/testing'
import { logIn } from '../flows/account.ts'
import {
  choosePayment,
  onStep,
  payByCard,
  placeOrder,
  takeShippingStep,
  toReview,
} from '../flows/checkout.ts'
import { expectOrdered, order } from '../flows/expectOrdered.ts'
import {
  addToCart,
  amounts,
  applyCode,
  browseToProduct,
  cartHeading,
  emptyCart,
  removeCode,
  toShipping,
  total,
} from '../flows/shopping.ts'
import { open, ready } from '../harness/ready.ts'
import { expect, test } from '../harness/test.ts'

// Each of these goes through every page by hand. Other journeys start where they differ.

const cents = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

test('places the order of a guest who chooses a material, changes the cart, uses a code and pays by card', async ({
  page,
  shop,
}) => {
  await browseToProduct(page, 'Fabric')
  const before = page.url()
  await page.getByText('Linen cotton canvas', { exact: true }).first().click()
  await page.waitForURL((url) => url.toString() !== before)
  await addToCart(page)
  await expect(page.getByText('Linen cotton canvas').first()).toBeVisible()

  const once = cents(await total(page))
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => cents(await total(page))).toBe(once * 2)
  await applyCode(page, 'WELCOME10')
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  await expect.poll(async () => cents(await total(page))).toBeLessThan(once * 2)

  await toShipping(page).click()
  await takeShippingStep(page, marianne)
  await payByCard(page)
  const reviewed = await amounts(page)
  await placeOrder(page)
  expect((await amounts(page)).Total).toBe(reviewed.Total)
  expect((await expectOrdered(page, shop)).paymentState).toBe('Paid')

  await page.goto('/cart')
  await expect(emptyCart(page)).toBeVisible()
})

test('places the order of a customer who logs in with a filled cart, and shows it in the history', async ({
  page,
  shop,
}) => {
  await browseToProduct(page, 'Wallpaper')
  await addToCart(page)
  await logIn(page, await createCustomer(shop, 'customer'))
  await page.goto('/cart')
  await toShipping(page).click()
  await takeShippingStep(page, marianne)
  await payByCard(page)
  const number = await placeOrder(page)
  await expectOrdered(page, shop)
  await page.goto('/account/dashboard/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
})

test('places the order of a trade member by purchase order, after asking for its number', async ({
  page,
  shop,
}) => {
  await logIn(page, await createCustomer(shop, 'trade'))
  await browseToProduct(page, 'Bedding')
  await addToCart(page)
  await toShipping(page).click()
  await takeShippingStep(page, { ...marianne, country: 'US' })
  await choosePayment(page, 'Purchase order')
  await toReview(page)
  await expect(page.getByText('Purchase order number is required.').first()).toBeVisible()
  await page.getByLabel('Purchase order number').fill('PO 4711')
  await toReview(page)
  await onStep(page, 'review')
  expect(await order(page, shop)).toMatchObject({
    purchaseOrderNumber: 'PO 4711',
    paymentState: 'BalanceDue',
  })
})

test('makes a customer who orders a Plus membership a member, and ships nothing', async ({ page, shop }) => {
  const email = await createCustomer(shop, 'customer')
  await logIn(page, email)
  await open(page, '/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  await toShipping(page).click()
  await takeShippingStep(page, marianne, 'By email, at once')
  await payByCard(page)
  await ready(page)
  expect(await amounts(page)).toMatchObject({ 'By email, at once': 'Free' })
  const number = await placeOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. You are a Plus member now.')
  await expectOrdered(page, shop)
  const members = await query(
    shop,
    'platform',
    "select doc->>'customerGroupId' as id from customers where lower(doc->>'email') = $1",
    [email],
  )
  expect(members).toEqual(
    await query(
      shop,
      'platform',
      "select id::text from reference_documents where kind = 'customer-group' and key = 'plus'",
    ),
  )
  expect(await confirmationText(shop, number)).toContain('Your Plus membership begins with it.')
  await page.goto('/cart')
  await expect(cartHeading(page)).toBeVisible()
})
