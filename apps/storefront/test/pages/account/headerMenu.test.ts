import { logIn } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCustomer } from '../../shop.ts'

const menuOf = (document: Document) =>
  document.querySelector('header details:has(> summary[aria-label="Account"])')
const linksOf = (document: Document) =>
  [...(menuOf(document)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

test('shows the account menu to a signed-in customer on every page, in the customer’s locale', async () => {
  const { visitor } = await givenCustomer('customer')
  const pages = ['', '/orders', '/wishlist', '/subscriptions', '/payment-methods', '/profile']
  for (const path of ['/', '/category/fabric', '/account/dashboard'])
    expect(linksOf((await visitor.open(path)).document)).toEqual(
      pages.map((page) => `/account/dashboard${page}`),
    )
  const british = aVisitor()
  await logIn(british, await createCustomer('customer'))
  expect(linksOf((await british.open('/en-GB')).document)).toEqual(
    pages.map((page) => `/en-GB/account/dashboard${page}`),
  )
})

test.each([
  ['customer', undefined],
  ['Plus', 'Plus member'],
  ['trade', 'Trade'],
] as const)('shows the first name and the membership in the account menu: %s', async (kind, badge) => {
  const { visitor } = await givenCustomer(kind)
  const title = menuOf((await visitor.open('/')).document)?.querySelector('nav > p')
  expect([...(title?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    badge ? [expect.stringMatching(/\S/), badge] : [expect.stringMatching(/\S/)],
  )
})

test('logs the customer out with the form in the menu; the header then links to the login', async () => {
  const { visitor } = await givenCustomer('customer')
  const home = await visitor.open('/category/fabric')
  const form = menuOf(home.document)?.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/account/logout'])
  const guest = await home.press('Log out')
  expect([guest.path, menuOf(guest.document)]).toEqual(['/', null])
  expect((await guest.follow('Log in')).path).toBe('/account/login')
})
