import type { Page } from '@playwright/test'
import { givenOrder, marianne } from '@selvedge/testing'
import { fillAddress, openStep, sendShipping, shippingMethod } from '../../flows/checkout.ts'
import { expectAccessible } from '../../flows/expectAccessible.ts'
import { expectFocusAt } from '../../flows/focus.ts'
import { alert, applyCode, cartLink, choose, quantity, toasts } from '../../flows/shopping.ts'
import { withoutService } from '../../flows/withoutService.ts'
import { open } from '../../harness/ready.ts'
import { recordEvents } from '../../harness/recordEvents.ts'
import { expect, test } from '../../harness/test.ts'

const fillShipping = async (page: Page): Promise<void> => {
  await openStep(page, 'shipping')
  await fillAddress(page, { ...marianne, line1: '999 New Road' })
  await page.getByLabel('Delivery instructions').fill('Ring twice')
}

const expectFilled = async (page: Page): Promise<void> => {
  await expect(page.getByLabel('Address line 1')).toHaveValue('999 New Road')
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice')
}

for (const [service, text] of [
  ['identity', 'An error occurred while calculating the shipping rates.'],
  ['platform', 'Whoops, something went wrong!'],
] as const)
  test(`keeps what was typed in the shipping step while the ${service} service is down`, async ({
    page,
    shop,
    begin,
    expectMessage,
  }) => {
    await begin()
    await fillShipping(page)
    expectMessage(/status of 503/)
    await withoutService(shop, service, async () => {
      await sendShipping(page)
      await expect(alert(page, text)).toBeVisible()
      await expectFocusAt(alert(page, text))
      await expectAccessible(page, text)
      await expectFilled(page)
    })
    await sendShipping(page)
    await expect(shippingMethod(page, 'Standard')).toBeVisible()
    await expectFilled(page)
  })

test('shows that payments cannot be loaded while the identity service is down, and offers them afterwards', async ({
  page,
  shop,
  begin,
}) => {
  await begin({ address: marianne })
  await openStep(page, 'billing')
  await withoutService(shop, 'identity', async () => {
    await page.reload()
    await expect(alert(page, 'Unexpected empty payment response.')).toBeVisible()
    await expectAccessible(page, 'no payments')
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeAttached()
  await expect(alert(page, 'Unexpected empty payment response.')).toHaveCount(0)
})

test('keeps cart and preferences as they are while the platform is down, and saves them afterwards', async ({
  page,
  context,
  shop,
  begin,
  expectMessage,
}) => {
  const events = await recordEvents(context)
  await begin()
  await open(page, '/cart')
  await expect.poll(() => events.names()).toContain('view_cart')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
  expectMessage(/status of 503/)
  const unchanged = toasts(page).getByText('Your cart stayed as it was')
  await withoutService(shop, 'platform', async () => {
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(unchanged).toBeVisible()
    await expect
      .poll(() => events.named('toast_error'))
      .toMatchObject([{ error: 'unavailable', location: '/cart' }])
    await expect(quantity(page)).toHaveValue('1')
    await expect(page.getByLabel('Promo code')).toHaveValue('WELCOME10')
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(unchanged).toHaveCount(0)

    await open(page, '/preferences')
    await choose(page, /GBP/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      toasts(page).getByText('We could not save your preferences, please try again.'),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: /GBP/ })).toBeChecked()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('Your preferences are saved')).toBeVisible()
})

test('shows the error page while the platform is down, and the cart again without a restart', async ({
  page,
  shop,
  begin,
  expectMessage,
}) => {
  await begin()
  expectMessage(/status of 503/)
  const steps = page.getByRole('list', { name: 'Steps' })
  const error = page.getByRole('heading', { name: 'Sorry.. there was an error' })
  await withoutService(shop, 'platform', async () => {
    const response = await page.goto('/search?query=never-searched-before')
    expect(response?.status()).toBe(503)
    await expect(error).toBeVisible()
    await expect(steps).toHaveCount(0)
    // The page that failed keeps its own header: a cart has the steps (specification §2).
    await page.goto('/cart')
    await expect(error).toBeVisible()
    await expect(steps).toHaveCount(1)
  })
  await open(page, '/cart')
  await expect(cartLink(page, '1 ')).toBeVisible()
})

test('keeps a line in the cart that cannot be moved to the wishlist, and moves it afterwards', async ({
  page,
  shop,
  begin,
  expectMessage,
}) => {
  await begin({ lines: [{ category: 'dining' }] })
  await open(page, '/cart')
  const move = page.getByRole('button', { name: /^Move to wishlist: / })
  expectMessage(/status of 503/)
  await withoutService(shop, 'platform', async () => {
    await move.click()
    await expect(
      page.getByText(/Whoops, something went wrong!|Sorry.. there was an error/).first(),
    ).toBeVisible()
  })
  await open(page, '/cart')
  await move.click()
  await expect(page.getByText('It is on your wishlist now.')).toBeVisible()
})

test('looks an order up until the platform is back', async ({ page, context, shop, expectMessage }) => {
  const { visitor, number } = await givenOrder(shop, { address: marianne })
  await context.addCookies(await visitor.cookies())
  await open(page, `/checkout/success?order=${number}`)
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
  expectMessage(/status of 503/)
  await withoutService(shop, 'platform', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking up your order')
  })
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
})

test('takes a promo code while the identity service cannot count the tries', async ({
  page,
  shop,
  begin,
}) => {
  await begin()
  await open(page, '/cart')
  await withoutService(shop, 'identity', async () => {
    await applyCode(page, 'WELCOME10')
    await expect(page.getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  })
})
