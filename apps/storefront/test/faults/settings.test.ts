import { randomUUID } from 'node:crypto'
import * as testing from '@selvedge/testing'
import { mailText, query } from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { expectNoOrder, givenCart, shop } from '../shop.ts'
import { aVisitorOfOtherShop, otherShop } from './otherShop.ts'

describe('registration by a link', () => {
  const register = async (email: string): Promise<string> => {
    const form = await aVisitorOfOtherShop().open('/account/register')
    const page = await form
      .fillAll({
        'First name': 'Ada',
        'Last name': 'Hale',
        Email: email,
        Password: 'Selvedge-2027',
        'Repeat password': 'Selvedge-2027',
      })
      .check(/^I agree that my details/)
      .press('Create account')
    const notice = page.notices.find((text) => text.includes('A link is on its way')) ?? ''
    return notice.replace(email, 'the address')
  }

  const linkTo = async (email: string): Promise<string> => {
    const text = await mailText(
      otherShop,
      (mail) => mail.to === email && mail.text.includes('/account/register'),
    )
    return /https?:\S+\/account\/register\S+/.exec(text)?.[0] ?? ''
  }

  test('completes a registration only once, by the button on the page that the mailed link opens', async () => {
    const email = `waiting.${randomUUID().slice(0, 8)}@example.com`
    await register(email)
    const link = await linkTo(email)
    expect(new URL(link).origin).toBe(otherShop.storefront)
    // Mail scanners open links, too: nothing happens before the button is pressed.
    await aVisitorOfOtherShop().open(link)
    const page = await aVisitorOfOtherShop().open(link)
    expect(page.heading).toBe('Finish your registration')
    expect((await page.press('Finish registration')).headings).toContain('Hello, Ada')

    const expired = await (await aVisitorOfOtherShop().open(link)).press('Finish registration')
    expect(expired.alerts.join()).toContain('does not work any more')
    expect(expired.has('link', 'Register again')).toBe(true)
  })

  test('shows the same page for every email address, and mails a known customer a link to the login', async () => {
    const known = await testing.createCustomer(otherShop, 'customer')
    const notice = await register(known)
    expect(notice).not.toBe('')
    expect(await register(`unknown.${randomUUID().slice(0, 8)}@example.com`)).toBe(notice)
    const page = await (await aVisitorOfOtherShop().open(await linkTo(known))).press('Finish registration')
    expect(page.alerts.join()).toContain('log in or ask for a new password')
    expect((await page.follow(page.get('link', 'Log in', page.main))).path).toBe('/account/login')
  })

  test.each([
    ['no token', ''],
    ['a made-up token', 'made-up'],
    ['a token that is far too long', 'x'.repeat(300)],
  ])('shows how to continue when the registration link has %s', async (_, token) => {
    const page = await aVisitorOfOtherShop().open(`/account/register?token=${token}`)
    const refused = await page.press('Finish registration')
    expect(refused.alerts.join()).toContain('This link does not work')
  })
})

describe('the discount for groups', () => {
  test('shows neither the page of the group discount nor a link to it when no provider is configured', async () => {
    const visitor = aVisitorOfOtherShop()
    expect((await visitor.open('/')).has('link', 'ID verification discount')).toBe(false)
    expect((await visitor.open('/id-verification')).status).toBe(404)
  })
})

describe('a minimum order amount', () => {
  test('blocks the checkout and shows the missing amount until the cart reaches the minimum', async () => {
    const setMinimum = (minimum: string) =>
      query(
        otherShop,
        'platform',
        `update custom_objects set doc = jsonb_set(doc, '{value,minimumAmounts}', $1::jsonb)
         where container = 'site-config' and key = 'selvedge'`,
        [minimum],
      )
    // The other tests of this shop buy in another currency, so that no minimum applies to them.
    await setMinimum('[{"currencyCode":"GBP","centAmount":500000}]')
    // The storefront read its sites when it started, and caches them for minutes.
    await otherShop.kill('storefront')
    await otherShop.restart('storefront')
    const { visitor, page } = await testing.givenCart(otherShop, { currency: 'GBP' })
    expect(page.alerts.join()).toMatch(/The smallest order is £5,000\.00\. Add £[0-9.,]+ more/)
    expect(page.has('link', 'Go to shipping')).toBe(false)
    expect((await visitor.open('/checkout')).path).toBe('/en-GB/cart')
    const refused = await visitor.post(
      '/checkout',
      { intent: 'place', key: 'k', cartId: 'c', totalCents: '1', currency: 'GBP', agreement: 'on' },
      { redirect: 'manual' },
    )
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/cart'])
    await testing.expectNoOrder(otherShop, { cart: await testing.cartIdOf(visitor) })

    await page.visitor.open('/cart')
    const enough = await page.fill(/^Quantity/, '400').press('Save the quantity')
    expect([enough.alerts, enough.has('link', 'Go to shipping')]).toEqual([[], true])
  })
})

test('shows at a cart line that its product is sold out, and blocks the checkout until the line is removed', async () => {
  const { visitor, page, cartId } = await givenCart({ lines: [{ category: 'dining' }] })
  const [line] = await query<{ sku: string }>(
    shop,
    'platform',
    `select item->'variant'->>'sku' as sku from carts, jsonb_array_elements(doc->'lineItems') as item
     where carts.id = $1`,
    [cartId],
  )
  const sold = await query(
    shop,
    'platform',
    'update inventory set quantity_on_stock = reserved where sku = $1 returning sku',
    [line?.sku],
  )
  expect(sold).toHaveLength(1)
  const cart = await visitor.open('/checkout')
  expect([page.path, cart.path]).toEqual(['/cart', '/cart'])
  const soldOut = cart.article('This item is no longer available.')
  expect(cart.alerts.join()).toContain('no longer available')
  expect(cart.has('link', 'Go to shipping')).toBe(false)
  await expectNoOrder(visitor)
  const removed = await cart.press(cart.get('button', 'Remove it', soldOut))
  expect(removed.text).toContain('Nothing in here yet')
})
