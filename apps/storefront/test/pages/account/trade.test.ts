import { logIn, mailText, runIdentityAdmin } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const TRADE = '/account/dashboard/trade'

const aCustomer = async (kind: 'customer' | 'trade' = 'customer') => {
  const email = await createCustomer(kind)
  const visitor = aVisitor()
  await logIn(visitor, email)
  return { email, visitor }
}

const details = { Company: 'Berg & Sons', 'Resale or tax number': 'NC-1042', 'Website (optional)': '' }

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const login = await aVisitor().open(TRADE)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', TRADE])
})

test('reports the missing fields, and keeps what was typed in the other fields', async () => {
  const { visitor } = await aCustomer()
  const wrong = await (await visitor.open(TRADE)).fill('Company', 'Berg & Sons').press('Send the application')
  expect([wrong.status, wrong.value('Company')]).toEqual([422, 'Berg & Sons'])
  expect(wrong.text).toContain('Resale or tax number')
})

test('shows the approval on the page, and lower prices, after an application was approved', async () => {
  const { email, visitor } = await aCustomer()
  const priceOf = async () => {
    const { text } = await visitor.open('/product/plain-belgian-linen')
    return /\$\d+\.\d\d/.exec(text)?.[0]
  }
  const before = await priceOf()
  const sent = await (await visitor.open(TRADE)).fillAll(details).press('Send the application')
  expect(sent.notices.join()).toContain('We received your application')
  expect(sent.text).toContain('We are checking the application of Berg & Sons')
  expect((await runIdentityAdmin(shop.identityDatabase, 'approve-trade', email)).code).toBe(0)
  await mailText(shop, ({ to, subject }) => to === email && subject.includes('trade program'))
  const page = await visitor.open(TRADE)
  expect(page.text).toContain('Your account has trade prices')
  expect(page.has('button', 'Send the application')).toBe(false)
  expect(await priceOf()).not.toEqual(before)
})

test('accepts another application after a declined application, and prefills the form with the declined details', async () => {
  const { email, visitor } = await aCustomer()
  await (await visitor.open(TRADE)).fillAll(details).press('Send the application')
  expect((await runIdentityAdmin(shop.identityDatabase, 'decline-trade', email)).code).toBe(0)
  const declined = await visitor.open(TRADE)
  expect(declined.text).toContain('We could not accept the application of Berg & Sons')
  for (const [label, value] of Object.entries(details)) expect(declined.value(label)).toBe(value)
  const again = await declined.fill('Company', 'Berg Ltd').press('Send the application')
  expect(again.text).toContain('We are checking the application of Berg Ltd')
})

test('shows a trade member that their account has trade prices', async () => {
  const { visitor } = await aCustomer('trade')
  expect((await visitor.open(TRADE)).text).toContain('Your account has trade prices')
})
