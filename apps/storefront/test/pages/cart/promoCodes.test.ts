import { applyCode, type Page } from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { expectNoOrder, givenCart, givenCustomer } from '../../shop.ts'

const INVALID = 'Please enter a valid code.'

const cents = (text = ''): number => Number(text.replace(/[^0-9]/g, ''))
const removeCode = (cart: Page, code: string) => cart.all('button', `Remove code ${code}`)

test('reduces the total by a code, and restores it when the code is removed', async () => {
  const { page } = await givenCart()
  const coded = await applyCode(page, 'WELCOME10')
  expect(removeCode(coded, 'WELCOME10')).toHaveLength(1)
  expect(cents(coded.amounts.Total)).toBeLessThan(cents(page.amounts.Total))
  const plain = await coded.press('Remove code WELCOME10')
  expect([removeCode(plain, 'WELCOME10'), plain.amounts]).toEqual([[], page.amounts])
})

test.each([
  ['NO-SUCH-CODE', INVALID],
  ['EXPIRED', INVALID],
  ['USEDUP', 'This code has already been used the maximum times allowed.'],
])('refuses the code %s, shows the reason, and keeps what was typed', async (code, message) => {
  const { page, cartId } = await givenCart()
  const refused = await applyCode(page, code)
  expect([refused.status, refused.alerts.join()]).toEqual([422, expect.stringContaining(message)])
  expect(refused.value('Promo code')).toBe(code)
  expect(refused.amounts).toEqual(page.amounts)
  await expectNoOrder(cartId)
})

test('refuses a code that is far too long and keeps it as it was typed', async () => {
  const { page } = await givenCart()
  const long = 'LONG'.repeat(60)
  const refused = await applyCode(page, long)
  expect([refused.alerts.join(), refused.value('Promo code')]).toEqual([
    expect.stringContaining(INVALID),
    long,
  ])
})

test('accepts a code in lower case, and applies the same code only once', async () => {
  const { page } = await givenCart()
  let cart = await applyCode(page, 'welcome10')
  expect(removeCode(cart, 'WELCOME10')).toHaveLength(1)
  for (const again of ['WELCOME10', 'welcome10']) {
    cart = await applyCode(await cart.visitor.open('/cart'), again)
    expect(cart.alerts.join()).toContain('This code is on your cart already.')
    expect(cart.value('Promo code')).toBe('')
  }
  expect(removeCode(cart, 'WELCOME10')).toHaveLength(1)
})

describe('a code that does not apply to the cart', () => {
  const DOES_NOT_APPLY = 'does not apply to your current purchase'
  const links = (cart: Page): string[] => {
    const [alert] = cart.all('alert').filter((each) => each.textContent?.includes(DOES_NOT_APPLY))
    return alert ? cart.all('link', undefined, alert).map((link) => link.textContent ?? '') : []
  }

  test('shows why a code does not apply, keeps what was typed, and links guests to the terms and the login', async () => {
    const { page } = await givenCart({ lines: [{ category: 'bedding' }] })
    const refused = await applyCode(page, 'WALLPAPER20')
    expect([refused.status, refused.value('Promo code')]).toEqual([422, 'WALLPAPER20'])
    expect(links(refused).sort()).toEqual(['Log in', 'Terms of promo codes'])
    expect(refused.get('link', 'Log in', refused.get('alert')).getAttribute('href')).toContain(
      '/account/login',
    )
    expect((await refused.follow('Terms of promo codes')).heading).toBe('Promo codes')
  })

  test('shows logged-in customers a link to the terms, but no login link, when a code does not apply', async () => {
    const { visitor } = await givenCustomer('customer')
    const { page } = await givenCart({ visitor, lines: [{ category: 'bedding' }] })
    expect(links(await applyCode(page, 'WALLPAPER20'))).toEqual(['Terms of promo codes'])
  })
})

test('refuses every code, valid or invalid, with the same message after a visitor tried twenty wrong codes', async () => {
  const { page } = await givenCart()
  for (let guess = 1; guess <= 20; guess += 1)
    expect((await applyCode(page, `GUESS-${guess}`)).status).toBe(422)
  for (const code of ['GUESS-21', 'WELCOME10']) {
    const refused = await applyCode(page, code)
    expect([refused.status, refused.alerts]).toEqual([
      429,
      ['That was tried too often. Please wait a quarter of an hour and try again.'],
    ])
    expect(refused.value('Promo code')).toBe(code)
    expect(removeCode(refused, 'WELCOME10')).toEqual([])
  }
  // The cart itself can still be changed.
  expect((await page.press('One more')).has('link', /^Cart, 2 items/)).toBe(true)
})
