import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { connectionLost, loseConnection } from '../steps/loseConnection.ts'
import { addToCart, openCartOfFabric, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const quantity = (page: Page) => page.getByRole('spinbutton')
const onward = (page: Page) => page.getByRole('link', { name: 'Go to shipping' })

const openCart = async (): Promise<Page> => {
  const { page } = await aShopper()
  await openCartOfFabric(page)
  return page
}

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((node) => node === document.activeElement)

const ordered = (page: Page, items: string) =>
  page.locator('aside:visible').getByText(`Subtotal, ${items}`).waitFor()

describe('on the way out of the cart', () => {
  test('a quantity that was typed or clicked last is saved first, whichever link is followed', async () => {
    const page = await openCart()
    await quantity(page).fill('9')
    await onward(page).click()
    await onStep(page, 'shipping')
    await ordered(page, '9 items')

    await page.goto('/cart')
    await page.waitForLoadState('networkidle')
    for (let clicks = 0; clicks < 3; clicks += 1) await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('link', { name: '1 Shipping' }).click()
    await onStep(page, 'shipping')
    await ordered(page, '12 items')

    await page.goto('/cart')
    await page.waitForLoadState('networkidle')
    await quantity(page).fill('2')
    await page.getByRole('link', { name: 'Selvedge' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: /^Cart, 2 items/ }).waitFor()
  })

  test('a quantity that is none keeps the shopper from the checkout, at its field and with its words', async () => {
    const page = await openCart()
    await quantity(page).fill('5000')
    await onward(page).click()
    await page.getByRole('alert').getByText('Enter a whole number from 0 to 999.').waitFor()
    await expect.poll(() => hasFocus(quantity(page))).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/cart')
    await quantity(page).fill('5')
    await onward(page).click()
    await onStep(page, 'shipping')
    await ordered(page, '5 items')
  })

  test('a gift’s card that was not saved is saved, and what is missing on it is asked for', async () => {
    const page = await openCart()
    await page.getByText('Add a gift message').click()
    await page.getByLabel('Message').fill('For the new kitchen.')
    await onward(page).click()
    await page.getByText('To is required.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await page.getByLabel('To', { exact: true }).fill('Ada')
    await page.getByLabel('From').fill('Tom')
    await onward(page).click()
    await onStep(page, 'shipping')
    await page.goto('/cart')
    await page.getByText('For the new kitchen.').first().waitFor()
  })
})

test('without a connection the cart and the product stay as they are, with what was typed, and say so', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  shopper.expects(/ERR_FAILED/)
  await openFirstProduct(page, 'Fabric')
  await page.waitForLoadState('networkidle')
  const giveBack = await loseConnection(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.locator('#buy').getByText(connectionLost).waitFor()
  const heart = page.getByRole('button', { name: 'Save to wishlist' })
  await heart.click()
  await page.locator('#heart').getByRole('alert').getByText(connectionLost).waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await giveBack()
  await heart.click()
  await page.locator('#heart').getByRole('alert').waitFor({ state: 'detached' })
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await addToCart(page)
  await page.waitForLoadState('networkidle')

  const giveBackAgain = await loseConnection(page)
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message').fill('For the new kitchen.')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.locator('article').getByRole('alert').getByText(connectionLost).waitFor()
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.locator('aside').getByRole('alert').getByText(connectionLost).waitFor()
  expect(await page.getByLabel('Promo code').inputValue()).toBe('WELCOME10')
  expect(await page.getByLabel('Message').inputValue()).toBe('For the new kitchen.')
  await giveBackAgain()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
  await expect.poll(() => hasFocus(page.getByRole('status', { name: 'Codes in force' }))).toBe(true)
  expect(await page.getByLabel('Message').inputValue()).toBe('For the new kitchen.')
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect.poll(() => hasFocus(page.getByRole('status', { name: 'Codes in force' }))).toBe(true)

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByText('Nothing in here yet').waitFor()
  await expect.poll(() => hasFocus(page.locator('#content'))).toBe(true)
})
