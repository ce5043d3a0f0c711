import type { Page } from '@playwright/test'
import { givenOrder, marianne } from '@selvedge/testing'
import { fillAddress, openStep, shippingMethod, submitShipping } from '../../flows/checkout.ts'
import { expectAccessible } from '../../flows/expectAccessible.ts'
import { expectFocusAt } from '../../flows/focus.ts'
import { alert, chooseRadio, quantity, toasts } from '../../flows/shopping.ts'
import { whileServiceIsDown } from '../../flows/whileServiceIsDown.ts'
import { openPage } from '../../harness/openPage.ts'
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
    prepareCart,
    expectMessage,
  }) => {
    await prepareCart()
    await fillShipping(page)
    expectMessage(/status of 503/)
    await whileServiceIsDown(shop, service, async () => {
      await submitShipping(page)
      await expect(alert(page, text)).toBeVisible()
      await expectFocusAt(alert(page, text))
      await expectAccessible(page, text)
      await expectFilled(page)
    })
    await submitShipping(page)
    await expect(shippingMethod(page, 'Standard')).toBeVisible()
    await expectFilled(page)
  })

test('leaves cart and preferences unchanged while the platform is down, and saves the preferences afterwards', async ({
  page,
  context,
  shop,
  prepareCart,
  expectMessage,
}) => {
  const events = await recordEvents(context)
  await prepareCart()
  await openPage(page, '/cart')
  await expect.poll(() => events.names()).toContain('view_cart')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
  expectMessage(/status of 503/)
  const unchanged = toasts(page).getByText('Your cart stayed as it was')
  await whileServiceIsDown(shop, 'platform', async () => {
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(unchanged).toBeVisible()
    await expect
      .poll(() => events.named('toast_error'))
      .toMatchObject([{ error: 'unavailable', location: '/cart' }])
    await expect(quantity(page)).toHaveValue('1')
    await expect(page.getByLabel('Promo code')).toHaveValue('WELCOME10')
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(unchanged).toHaveCount(0)

    await openPage(page, '/preferences')
    await chooseRadio(page, /GBP/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      toasts(page).getByText('We could not save your preferences, please try again.'),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: /GBP/ })).toBeChecked()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('Your preferences are saved')).toBeVisible()
})

test('retries the lookup of an order until the platform responds again', async ({
  page,
  context,
  shop,
  expectMessage,
}) => {
  const { visitor, number } = await givenOrder(shop, { address: marianne })
  await context.addCookies(await visitor.cookies())
  await openPage(page, `/checkout/success?order=${number}`)
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
  expectMessage(/status of 503/)
  await whileServiceIsDown(shop, 'platform', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking up your order')
  })
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
})
