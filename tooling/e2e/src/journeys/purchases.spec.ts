import { confirmationText, createCustomer, marianne, query } from '@selvedge/testing'
import { logIn } from '../flows/account.ts'
import { completeShippingStep, payByCard, placeOrder } from '../flows/checkout.ts'
import { expectOrdered } from '../flows/expectOrdered.ts'
import {
  addToCart,
  applyCode,
  browseToProduct,
  cartHeading,
  emptyCart,
  readAmounts,
  readTotal,
  removeCode,
  shippingLink,
} from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

// These journeys go through every page. Other journeys start at the page that they test.

const cents = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

test('places the order of a guest who chooses a material, changes the cart, uses a promo code and pays by card', async ({
  page,
  shop,
}) => {
  await browseToProduct(page, 'Fabric')
  const before = page.url()
  await page.getByText('Linen cotton canvas', { exact: true }).first().click()
  await page.waitForURL((url) => url.toString() !== before)
  await addToCart(page)
  await expect(page.getByText('Linen cotton canvas').first()).toBeVisible()

  const once = cents(await readTotal(page))
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => cents(await readTotal(page))).toBe(once * 2)
  await applyCode(page, 'WELCOME10')
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  await expect.poll(async () => cents(await readTotal(page))).toBeLessThan(once * 2)

  await shippingLink(page).click()
  await completeShippingStep(page, marianne)
  await payByCard(page)
  const reviewed = await readAmounts(page)
  await placeOrder(page)
  expect((await readAmounts(page)).Total).toBe(reviewed.Total)
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
  await shippingLink(page).click()
  await completeShippingStep(page, marianne)
  await payByCard(page)
  const number = await placeOrder(page)
  await expectOrdered(page, shop)
  await page.goto('/account/dashboard/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByText(`Order ${number}, placed`)).toBeVisible()
})

test('orders a Plus membership without shipping, and makes the customer a member', async ({ page, shop }) => {
  const email = await createCustomer(shop, 'customer')
  await logIn(page, email)
  await openPage(page, '/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  await shippingLink(page).click()
  await completeShippingStep(page, marianne, 'By email, at once')
  await payByCard(page)
  await waitUntilReady(page)
  expect(await readAmounts(page)).toMatchObject({ 'By email, at once': 'Free' })
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
