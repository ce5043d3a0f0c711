import { expectStep, logIn, marianne, type Page, placeOrder, stepHeading } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, expectOrder, givenCart } from '../../shop.ts'

const METHODS = '/account/dashboard/payment-methods'
const KEEP = 'Keep this PayPal account for next time'
const ACCOUNT = 'PayPal (b***r@paypal.test)'
const bedding = [{ category: 'bedding' }]

const aCustomer = async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor
}

/** Approves the payment at PayPal, and chooses to keep the account. */
const approveAndKeep = async (page: Page): Promise<Page> => {
  const provider = await page
    .check(/^PayPal/)
    .check(KEEP)
    .press('Continue to review')
  expect(provider.text).toContain('You also agree that the shop keeps this account')
  return expectStep(await provider.press('Agree and continue'), 'review')
}

test('saves the PayPal account of an order, and pays the next order from that account without another approval', async () => {
  const visitor = await aCustomer()
  const { page } = await givenCart({ visitor, lines: bedding, address: marianne })
  const review = await approveAndKeep(page)
  expect(review.text).toContain(ACCOUNT)
  await expectOrder(await placeOrder(review))

  const listed = await visitor.open(METHODS)
  expect(listed.text).toMatch(/PayPal \(b\*\*\*r@paypal\.test\) ?Used first/)
  expect(listed.text).not.toMatch(/Expire[sd]/)

  const next = await givenCart({ visitor, lines: bedding, address: marianne })
  const chosen = await next.page.check(/^PayPal \(b/).press('Continue to review')
  expect([chosen.heading, chosen.text]).toEqual([stepHeading.review, expect.stringContaining(ACCOUNT)])
  const { payments } = await expectOrder(await placeOrder(chosen))
  expect(payments.map(({ by }) => by)).toEqual(['Paypal'])
})

test('renames and removes a saved PayPal account like a card, and exports it with the customer’s data', async () => {
  const visitor = await aCustomer()
  const { page } = await givenCart({ visitor, lines: bedding, address: marianne })
  await approveAndKeep(page)
  const named = await (await visitor.open(METHODS))
    .fill('Nickname (optional)', 'Studio')
    .press(`Save the name of ${ACCOUNT}`)
  expect(named.text).toMatch(/Studio ?Used first ?PayPal \(b/)
  const billing = await visitor.open('/checkout?edit=billing')
  expect(billing.hasField(/^Studio/)).toBe(true)
  const data = await visitor.open('/account/dashboard/profile/data')
  expect(data.body).toContain(ACCOUNT)
  const removed = await (await visitor.open(METHODS)).press(`Remove ${ACCOUNT}`)
  expect(removed.notices.join()).toContain('The payment method is removed')
  expect(removed.text).toContain('You have not saved a payment method')
})

test('saves no account when the customer does not choose to, or cancels at PayPal', async () => {
  const visitor = await aCustomer()
  const { page } = await givenCart({ visitor, lines: bedding, address: marianne })
  const consent = await page
    .check(/^PayPal/)
    .check(KEEP)
    .press('Continue to review')
  const cancelled = expectStep(await consent.press(/^Cancel/), 'billing')
  const provider = await cancelled.check(/^PayPal/).press('Continue to review')
  expect(provider.text).not.toContain('keeps this account')
  expectStep(await provider.press('Agree and continue'), 'review')
  expect((await visitor.open(METHODS)).text).toContain('You have not saved a payment method')
})

test('saves no account when keep=on is added to the return URL but the buyer did not choose to save the account', async () => {
  const visitor = await aCustomer()
  const { page } = await givenCart({ visitor, lines: bedding, address: marianne })
  const provider = await page.check(/^PayPal/).press('Continue to review')
  const review = expectStep(await provider.press('Agree and continue'), 'review')
  const back = review.redirects.find(({ to }) => to.includes('/checkout/back/paypal'))?.to ?? ''
  const again = await visitor.open(`${back}&keep=on`)
  expect(again.status).toBe(200)
  expect((await visitor.open(METHODS)).text).toContain('You have not saved a payment method')
  await expectOrder(await placeOrder(await visitor.open('/checkout')))
})

test('does not offer guests the option to save a PayPal account', async () => {
  const { page } = await givenCart({ lines: bedding, address: marianne })
  expect(page.hasField(/^PayPal/)).toBe(true)
  expect(page.hasField(KEEP)).toBe(false)
})

test('shows the same 404 page for another customer’s PayPal account and for a missing account', async () => {
  const visitor = await aCustomer()
  const { page } = await givenCart({ visitor, lines: bedding, address: marianne })
  await approveAndKeep(page)
  const mine = await (await visitor.open(METHODS)).follow(/^Add a billing address/)
  const stranger = await aCustomer()
  const [theirs, missing] = [
    await stranger.open(mine.path),
    await stranger.open(`${METHODS}/${crypto.randomUUID()}`),
  ]
  expect([theirs.status, theirs.text]).toEqual([404, missing.text])
})
