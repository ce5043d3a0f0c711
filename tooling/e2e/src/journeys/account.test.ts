import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { alert, hasFocus } from '../steps/alerts.ts'
import { aCustomer } from '../steps/buyers.ts'
import { eventually, toldOf } from '../steps/dataLayer.ts'
import { connectionLost, loseConnection } from '../steps/loseConnection.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const login = async (
  page: Page,
  email = 'customer@example.com',
  password = 'Selvedge-2026',
): Promise<void> => {
  await page.goto('/account/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('who is not let in stands at the reason each time, and a lost connection keeps what was typed', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  const email = await aCustomer('customer')
  const wrong = "Something's not right with your email address or password."
  await page.goto('/account/login')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  const send = page.getByRole('button', { name: 'Log in' })
  await password.fill('Selvedge-2025')
  shopper.expects(/status of 401/)
  for (let sent = 0; sent < 2; sent += 1) {
    await password.focus()
    await send.click()
    await alert(page, wrong).waitFor()
    await expect.poll(() => hasFocus(page, wrong)).toBe(true)
  }
  shopper.expects(/ERR_FAILED/)
  const giveBack = await loseConnection(page)
  await password.fill('Selvedge-2026')
  await send.click()
  await alert(page, connectionLost).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await giveBack()
  await send.click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a login whose carts cannot be put together succeeds, and says what did not come along until it is dismissed', async () => {
  const email = await aCustomer('customer')
  const before = await aShopper()
  await login(before.page, email)
  await before.page.waitForURL((url) => url.pathname === '/')
  await openFirstProduct(before.page, 'Wallpaper')
  await addToCart(before.page)
  // Nothing has a price in the currency of their cart: what cannot be priced is left behind.
  await query(
    'platform',
    `update carts set doc = jsonb_set(doc, '{currency}', '"JPY"')
     where doc->>'customerId' = (select id::text from customers where lowercase_email = $1)`,
    [email],
  )
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await login(page, email)
  const told = page.getByText('Your carts could not be put together', { exact: true })
  await told.waitFor()
  // Longer than toasts stay.
  await page.waitForTimeout(6_000)
  expect(await told.isVisible()).toBe(true)
  await eventually(() => toldOf(shopper, 'toast_error').map(({ error }) => error)).toEqual([
    'cart.merge.failure',
  ])
  await page.getByRole('button', { name: 'Close' }).click()
  await told.waitFor({ state: 'hidden' })
})
