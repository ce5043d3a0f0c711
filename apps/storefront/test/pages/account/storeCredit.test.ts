import { logIn, runIdentityAdmin } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, setCredit, shop } from '../../shop.ts'

const CREDIT = '/account/dashboard/store-credit'

const aCustomer = async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  return { email, visitor }
}

const issueGiftCard = async (currency: string, amount: string): Promise<string> =>
  (await runIdentityAdmin(shop.identityDatabase, 'issue-gift-cards', currency, amount)).out

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const login = await aVisitor().open(CREDIT)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', CREDIT])
})

test('redeems a gift card once, and lists it in the history', async () => {
  const { visitor } = await aCustomer()
  const code = await issueGiftCard('USD', '25.50')
  const empty = await visitor.open(CREDIT)
  expect(empty.headings).toContain('$0.00')
  expect(empty.text).toContain('Nothing was added or spent so far')
  const wrong = await empty.fill('Gift card code', 'GIFT-0000-0000').press('Redeem')
  expect([wrong.status, wrong.value('Gift card code')]).toEqual([422, 'GIFT-0000-0000'])
  expect(wrong.text).toContain('This code does not work')
  const redeemed = await wrong.fill('Gift card code', code.toLowerCase()).press('Redeem')
  expect(redeemed.notices.join()).toContain('$25.50 was added to your store credit')
  expect(redeemed.headings).toContain('$25.50')
  expect(redeemed.text).toContain('+$25.50')
  const again = await redeemed.fill('Gift card code', code).press('Redeem')
  expect(again.status).toBe(422)
  expect((await visitor.open('/account/dashboard')).text).toContain('You have $25.50 in store credit')
})

test('shows an error when the code is empty', async () => {
  const { visitor } = await aCustomer()
  const empty = await (await visitor.open(CREDIT)).press('Redeem')
  expect(empty.status).toBe(422)
  expect(empty.text).toContain('Please fill required fields.')
})

test('shows credit in other currencies next to the balance', async () => {
  const { email, visitor } = await aCustomer()
  await setCredit(email, 'EUR', 1200)
  const page = await visitor.open(CREDIT)
  expect(page.headings).toContain('$0.00')
  expect(page.text).toContain('In other currencies: €12.00')
})
