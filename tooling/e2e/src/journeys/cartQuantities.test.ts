import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { findings } from '../steps/findings.ts'
import { openCartOfFabric } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const quantity = (page: Page) => page.getByRole('spinbutton')
const message = (page: Page) =>
  page.locator('article').getByRole('alert').filter({ hasText: 'Enter a whole number from 0 to 999.' })
const inCart = (page: Page, items: string) =>
  page
    .getByRole('link', { name: new RegExp(`^Cart, ${items}`) })
    .first()
    .waitFor()
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)

const openCart = async (): Promise<Page> => {
  const { page } = await aShopper()
  await openCartOfFabric(page)
  return page
}

test.each([
  ['5000', 'Tab'],
  ['1.5', 'Tab'],
  ['', 'Tab'],
  ['-1', 'Shift+Tab'],
  ['5000', 'Enter'],
])(
  '“%s” and %s: what was typed stays, the line says why it is refused, and the cart is as it was',
  async (typed, key) => {
    const page = await openCart()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await quantity(page).fill(typed)
    await quantity(page).press(key)
    await message(page).waitFor()
    expect([await quantity(page).inputValue(), await hasFocus(page, 'input[type=number]')]).toEqual([
      typed,
      true,
    ])
    expect(await findings(page)).toEqual([])
    // Nobody is held for ever: the next Tab goes on.
    await page.keyboard.press('Tab')
    expect([await quantity(page).inputValue(), await hasFocus(page, 'button')]).toEqual([typed, true])
    await page.waitForLoadState('networkidle')
    expect(posts).toEqual([])
    await quantity(page).fill('3')
    await quantity(page).press('Tab')
    await inCart(page, '3 items')
    expect(await message(page).count()).toBe(0)
    expect(await quantity(page).inputValue()).toBe('3')
  },
)

test('Enter takes a typed quantity and leaves the focus in its field', async () => {
  const page = await openCart()
  await quantity(page).fill('7')
  await quantity(page).press('Enter')
  await inCart(page, '7 items')
  expect([await quantity(page).inputValue(), await hasFocus(page, 'input[type=number]')]).toEqual(['7', true])
})

test('a typed 0 takes the line away', async () => {
  const page = await openCart()
  await quantity(page).fill('0')
  await quantity(page).press('Tab')
  await page.getByText('Nothing in here yet').waitFor()
})

test('a button that comes to its bound keeps the focus and sends nothing more', async () => {
  const page = await openCart()
  await quantity(page).fill('998')
  await quantity(page).press('Tab')
  await inCart(page, '998 items')
  const more = page.getByRole('button', { name: 'One more' })
  await more.press('Enter')
  await inCart(page, '999 items')
  expect([await more.isDisabled(), await hasFocus(page, '[aria-label="One more"]')]).toEqual([true, true])
  await more.press('Enter')
  await page.waitForLoadState('networkidle')
  expect(await quantity(page).inputValue()).toBe('999')
})

test('a refusal of the shop is taken back by the next change that happens, in the line and in the toast', async () => {
  const page = await openCart()
  await page.route('**/cart.data*', async (route) => {
    const request = route.request()
    const body = request.postData()
    await (body ? route.continue({ postData: body.replace('quantity=2', 'quantity=1.5') }) : route.continue())
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await message(page).waitFor()
  const toast = page.getByText('Your cart stayed as it was')
  await toast.first().waitFor()
  await page.unroute('**/cart.data*')
  await page.getByRole('button', { name: 'One more' }).click()
  await inCart(page, '2 items')
  expect([await message(page).count(), await toast.count()]).toEqual([0, 0])
})
