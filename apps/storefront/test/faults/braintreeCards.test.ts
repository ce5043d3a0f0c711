import * as testing from '@selvedge/testing'
import { expectStep, fillHostedCard, marianne, type Page, placeOrder } from '@selvedge/testing'
import { afterEach, expect, test } from 'vitest'
import { aVisitorOfOtherShop, otherShop as shop } from './otherShop.ts'

const METHODS = '/account/dashboard/payment-methods'
const DECLINED = '4000 0000 0000 0002'

afterEach(() => fetch(`${shop.payments}/faults`, { method: 'DELETE' }))

const aCustomer = async () => {
  const email = await testing.createCustomer(shop, 'customer')
  const visitor = aVisitorOfOtherShop()
  await testing.logIn(visitor, email)
  return { visitor, page: await visitor.open(METHODS) }
}

/** The nonce of a card, as the provider's fields return it with JavaScript. */
const nonceOf = async (number = '4242 4242 4242 4242'): Promise<string> => {
  const response = await fetch(`${shop.payments}/fields/cards?provider=braintree`, {
    method: 'POST',
    headers: { origin: shop.payments },
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  return ((await response.json()) as { id: string }).id
}

const add = (page: Page, cardToken: string): Promise<Page> =>
  page.press('Add a card', { forged: { cardToken } })

test('allows the provider’s card fields on the payment methods page, and saves the card whose token they create', async () => {
  const { page } = await aCustomer()
  expect(page.headers.get('content-security-policy')).toContain(`frame-src ${shop.payments}`)
  const saved = await add(page, await nonceOf())
  expect([saved.path, saved.notices.join()]).toEqual([METHODS, 'Your card is saved'])
  expect(saved.text).toMatch(/Visa ending in 4242 ?Used first/)
})

test('states on the hosted page that the card is saved for later orders, and saves the card', async () => {
  const { page } = await aCustomer()
  const hosted = await page.press('Add a card')
  expect([hosted.url.origin, hosted.text]).toEqual([
    shop.payments,
    expect.stringContaining('The shop saves your card for later orders'),
  ])
  const back = await hosted.follow(/^Back to the shop/)
  expect([back.path, back.text]).toEqual([METHODS, expect.stringContaining('have not saved')])
  const saved = await fillHostedCard(await back.press('Add a card'))
  expect([saved.path, saved.url.search, saved.notices.join()]).toEqual([METHODS, '', 'Your card is saved'])
  expect(saved.text).toContain('Visa ending in 4242')
})

test('does not save a card that the bank refuses, and shows a message', async () => {
  const { page } = await aCustomer()
  const refused = await add(page, await nonceOf(DECLINED))
  expect([refused.status, refused.alerts.join()]).toEqual([
    422,
    expect.stringContaining('Your bank did not confirm this card'),
  ])
  const hosted = await fillHostedCard(await refused.press('Add a card'), DECLINED)
  expect(hosted.notices.join()).toContain('No card was saved')
  expect(hosted.text).toContain('You have not saved a payment method')
})

test('shows that Braintree does not respond, and saves the card when the same form is sent afterwards', async () => {
  const { page } = await aCustomer()
  const token = await nonceOf()
  await fetch(`${shop.payments}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'braintree', act: 'vault', fault: 'error-500', times: 50 }),
  })
  const failed = await add(page, token)
  expect([failed.status, failed.alerts.join()]).toEqual([503, expect.stringContaining('Whoops')])
  await fetch(`${shop.payments}/faults`, { method: 'DELETE' })
  const saved = await add(failed, token)
  expect(saved.all('button', /^Remove Visa/)).toHaveLength(1)
})

test('pays an order by a card from Braintree’s hosted page, and saves the card when the customer chooses to', async () => {
  const { visitor } = await aCustomer()
  const { page } = await testing.givenCart(shop, { visitor, address: marianne })
  expect((await page.press('Continue to review')).text).toContain('kept for this order only')
  const hosted = await page.check('Keep this card for next time').press('Continue to review')
  expect(hosted.text).toContain('saves your card for later orders, and charges it when you place this one')
  const review = expectStep(await fillHostedCard(hosted), 'review')
  expect((await placeOrder(review)).path).toBe('/checkout/success')
  expect((await visitor.open(METHODS)).text).toContain('Visa ending in 4242')
})
