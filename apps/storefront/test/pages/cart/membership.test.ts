import { PASSWORD, type Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { createCustomer, expectNoOrder, givenCart, givenCustomer } from '../../shop.ts'

const plus = { category: 'subscriptions', product: /Plus/ }
const fabric = { category: 'fabric' }
const canCheckOut = (cart: Page): boolean => cart.has('link', 'Go to shipping')

test('blocks the checkout and shows a message while the cart contains a membership and another item', async () => {
  const ALONE = 'Plus membership must be the only item in your cart.'
  const { visitor } = await givenCustomer('customer')
  const { page: first } = await givenCart({ visitor, lines: [plus] })
  expect(canCheckOut(first)).toBe(true)
  const { page: both } = await givenCart({ visitor, lines: [fabric] })
  expect([both.alerts.join(), canCheckOut(both)]).toEqual([expect.stringContaining(ALONE), false])
  expect(both.article(ALONE)).toBeDefined()
  expect((await visitor.open('/checkout')).path).toBe('/cart')
  const alone = await both.press(/^Remove (?!Plus|the )/)
  expect([canCheckOut(alone), alone.alerts]).toEqual([true, []])
})

test('shows a button that removes all items except the membership', async () => {
  const { visitor } = await givenCustomer('customer')
  const { page, cartId } = await givenCart({ visitor, lines: [fabric, plus] })
  const alone = await page.press('Remove the other items')
  expect([canCheckOut(alone), alone.all('article').length]).toEqual([true, 1])
  await expectNoOrder(cartId)
})

test('blocks the checkout when a member’s cart contains a membership, and shows a button that removes the membership', async () => {
  const { visitor } = await givenCustomer('Plus')
  const { page } = await givenCart({ visitor, lines: [plus] })
  expect(page.article('already')).toBeDefined()
  expect(canCheckOut(page)).toBe(false)
  expect((await page.press('Remove the membership')).text).toContain('Nothing in here yet')
})

test('requires an account for a membership: a guest logs in by the link at the line and returns to the cart', async () => {
  const email = await createCustomer('customer')
  const { visitor, page, cartId } = await givenCart({ lines: [plus] })
  expect([page.alerts.join(), canCheckOut(page)]).toEqual([
    expect.stringContaining('A Plus membership belongs to an account.'),
    false,
  ])
  expect((await visitor.open('/checkout')).path).toBe('/cart')
  const form = await page.follow(page.get('link', 'Log in or register', page.article(/Plus/)))
  const cart = await form.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect([cart.path, canCheckOut(cart)]).toEqual(['/cart', true])
  await expectNoOrder(cartId)
})

test('does not sell a membership to trade accounts', async () => {
  const { visitor } = await givenCustomer('trade')
  const { page } = await givenCart({ visitor, lines: [plus] })
  expect([page.alerts.join(), canCheckOut(page)]).toEqual([
    expect.stringContaining('Trade accounts cannot become Plus members.'),
    false,
  ])
  expect((await page.press('Remove the membership')).text).toContain('Nothing in here yet')
})

test('shows a button that reduces two memberships to one, and offers neither shipping nor gifts for a membership', async () => {
  const { visitor } = await givenCustomer('customer')
  const { page } = await givenCart({ visitor, lines: [plus, plus] })
  expect(page.article('Your cart can hold only one Plus membership.')).toBeDefined()
  const one = await page.press('Keep one membership')
  expect(canCheckOut(one)).toBe(true)
  expect(one.text).not.toMatch(/At the next step|follow at|gift|only one/i)
})

test('shows on the product page of the membership that nothing is shipped or printed', async () => {
  const { page } = await givenCart({ lines: [plus] })
  const product = await page.follow(page.article(/Plus/).querySelector('h2 a') ?? '')
  expect(product.text).toContain('Nothing is shipped: your membership begins with your order.')
  expect(product.text).not.toMatch(/printed to order|returns/i)
})
