import { logIn, PASSWORD } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer } from '../../shop.ts'

const SUBSCRIPTIONS = '/account/dashboard/subscriptions'

test('redirects a guest to the login and back', async () => {
  const login = await aVisitor().open(SUBSCRIPTIONS)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', SUBSCRIPTIONS])
})

test('shows what a membership cost, its order and its end, also on the overview', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'plus@example.com')
  const page = await visitor.open(SUBSCRIPTIONS)
  expect(page.text).toMatch(/Plus.* to .*, order SV-100003.*Ends on /)
  const [, end = ''] = /Ends on (\w+ \d+, \d+)/.exec(page.text) ?? []
  expect((await visitor.open('/account/dashboard')).text).toContain(`member until ${end}`)
  const order = await page.follow(/order SV-100003$/)
  expect(order.path).toBe('/account/orders/SV-100003')
})

test('leads a customer without a subscription to those that there are', async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await (await visitor.open('/account/login')).fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  const page = await visitor.open(SUBSCRIPTIONS)
  expect(page.text).toContain('You have no subscription at the moment')
  expect((await page.follow('Plus and Swatch Club')).path).toBe('/category/subscriptions')
})
