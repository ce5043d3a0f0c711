import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { alert, hasFocus } from '../steps/alerts.ts'
import { aCustomer } from '../steps/buyers.ts'
import { applyCode, saveGift } from '../steps/cartExtras.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { eventually, toldOf } from '../steps/dataLayer.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { connectionLost, loseConnection } from '../steps/loseConnection.ts'
import { orderProven } from '../steps/orderProven.ts'
import { addToCart, openCartOfFabric, openFirstProduct } from '../steps/shopping.ts'

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

test('a customer signs in with a cart in hand, orders, and finds the order in the history', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Wallpaper')
  await addToCart(page)
  await login(page, await aCustomer('customer'))
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  const number = await orderProven(shopper)

  await page.goto('/account/dashboard/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await page.getByText(`Your order number is ${number}.`).waitFor()
})

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

const lineCount = (page: Page): Promise<number> =>
  page
    .locator('main')
    .getByRole('button', { name: /^Remove/ })
    .count()

test('what a customer picks right after a login joins the cart that they have already', async () => {
  const email = await aCustomer('customer')
  const before = await aShopper()
  await login(before.page, email)
  await before.page.waitForURL((url) => url.pathname === '/')
  await openFirstProduct(before.page, 'Wallpaper')
  await addToCart(before.page)

  // Another browser, with something in a guest's cart, and no look at the cart before the next thing is added.
  const { page } = await aShopper()
  await openFirstProduct(page, 'Bedding')
  await addToCart(page)
  await login(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: /^Cart, 2 / }).waitFor()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  expect(await lineCount(page)).toBe(3)
  await before.page.goto('/cart')
  expect(await lineCount(before.page)).toBe(3)
})

test('a guest’s code and gift come along into the cart that the customer has already', async () => {
  const email = await aCustomer('customer')
  const before = await aShopper()
  await login(before.page, email)
  await before.page.waitForURL((url) => url.pathname === '/')
  await openFirstProduct(before.page, 'Wallpaper')
  await addToCart(before.page)

  const { page } = await aShopper()
  await openCartOfFabric(page)
  await applyCode(page, 'WELCOME10')
  await saveGift(page, { to: 'Ada', from: 'Tom', message: 'For the kitchen.' })
  await login(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/cart')
  await page.getByText('For Ada, from Tom').waitFor()
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
  expect(await lineCount(page)).toBe(3)
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

test('wrong credentials are told in the specification’s words and keep the address', async () => {
  const shopper = await aShopper({ script: 'off' })
  const { page } = shopper
  shopper.expects(/status of 401/)
  await login(page, 'customer@example.com', 'Wrong-2026')
  await page.getByText("Something's not right with your email address or password.").waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('customer@example.com')
  await login(page, 'nobody@example.com', 'Wrong-2026')
  await page.getByText("Something's not right with your email address or password.").waitFor()
})

test.each(['on', 'off'] as const)(
  'a visitor registers with JavaScript %s, leaves and comes back',
  async (script) => {
    const { page } = await aShopper({ script })
    const email = `new.${script}.${Date.now()}@example.com`
    await page.goto('/account/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Selvedge-2027')
    await page.getByLabel('Repeat password').fill('Selvedge-2027')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Please agree before going on.').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill('Selvedge-2027')
    await page.getByLabel('Repeat password').fill('Selvedge-2027')
    await page.getByLabel('I agree that my details').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/account/dashboard')
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await login(page, email, 'Selvedge-2027')
    await page.waitForURL((url) => url.pathname === '/')
  },
)

test('a signed-in customer who opens login, register, forgot or reset goes home', async () => {
  const { page } = await aShopper()
  await login(page)
  await page.waitForURL((url) => url.pathname === '/')
  for (const path of ['login', 'register', 'forgot', 'reset']) {
    await page.goto(`/account/${path}`)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a trade member pays trade prices', async () => {
  const { page } = await aShopper()
  const price = async (): Promise<number> => {
    await page.goto('/category/fabric')
    await page.locator('main a[href*="/product/"]').first().click()
    await page.waitForURL(/\/product\//)
    return Number((await page.locator('#buy').innerText()).match(/\$([0-9.]+)/)?.[1])
  }
  const guest = await price()
  await login(page, 'trade@example.com')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await price()).toBeLessThan(guest)
})

test('another visitor’s order and a missing one look the same', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  shopper.expects(/status of 404/)
  for (const number of ['SV-100001', 'SV-999999', '']) {
    const answer = await page.goto(`/checkout/success?order=${number}`)
    expect(answer?.status()).toBe(404)
    await page.getByText("This isn't your order, but you can keep shopping here.").waitFor()
    expect(await page.title()).toContain("This isn't your order")
  }
  await look(shopper, 'an order of somebody else', narrowAndWide)
})
