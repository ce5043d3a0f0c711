import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection } from '../../../../test/components/cartShop.ts'
import {
  addressed,
  createCheckoutShop,
  openCheckout,
  visa,
} from '../../../../test/components/checkoutShop.ts'
import { untilReady } from '../../../../test/components/openShop.tsx'

const openReview = async () => {
  const shop = createCheckoutShop({ cart: addressed(), payment: visa })
  await openCheckout(shop)
  return shop
}

const agreement = page.getByRole('checkbox', { name: /^I agree/ })
const place = page.getByRole('button', { name: /^Place order/ })

test('focuses the agreement checkbox each time an order is submitted while the checkbox is not checked', async () => {
  const shop = await openReview()
  for (let sent = 0; sent < 2; sent += 1) {
    await place.click()
    await expect.element(agreement).toHaveFocus()
    await expect.element(agreement).toHaveAccessibleDescription(/Please agree before going on\./)
    await untilReady()
  }
  await expect.element(agreement).toBeInvalid()
  await userEvent.keyboard(' ')
  await expect.element(agreement).toBeChecked()
  await place.click()
  await expect.element(page.getByRole('heading', { name: 'Page /checkout/success' })).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ intent: 'place', agreement: 'on', totalCents: '4695' })
})

test('keeps the review and shows a message when the connection is lost', async () => {
  const shop = await openReview()
  await agreement.click()
  shop.respondNext(lostConnection)
  await place.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The shop could not be reached' }))
    .toBeVisible()
  await expect.element(agreement).toBeChecked()
  await place.click()
  await expect.element(page.getByRole('heading', { name: 'Page /checkout/success' })).toBeVisible()
})

test('shows the ordered lines and amounts within the review step when the window is narrow', async () => {
  await page.viewport(390, 800)
  await openReview()
  const heading = page.getByRole('heading', { level: 2, name: 'What you ordered' }).element()
  expect(heading.closest('form')?.textContent).toMatch(
    /Terrazzo Rosa[\s\S]*\$39\.00[\s\S]*Standard[\s\S]*Total\$46\.95/,
  )
  await page.viewport(1440, 900)
  expect(heading.checkVisibility()).toBe(false)
})
