import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { stack } from '../harness/stack.ts'
import type { Purchase } from '../matrix/purchases.ts'
import { logIn } from './account.ts'
import { aCustomer, personIn } from './buyers.ts'
import { placeOrder, takePaymentStep, takeShippingStep } from './checkout.ts'
import { onStep } from './checkoutStart.ts'
import { setCredit } from './credit.ts'
import { addToCart, amounts, openFirstProduct } from './shopping.ts'

/** Makes a currency the visitor's own. */
const switchCurrency = async (page: Page, currency: string): Promise<void> => {
  await page.goto('/preferences')
  await page.locator(`input[name="currency"][value="${currency}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/preferences'))
}

const signIn = async (page: Page, { buyer, currency, payment }: Purchase): Promise<void> => {
  if (buyer === 'guest') return
  const email = await aCustomer(buyer)
  await setCredit(
    email,
    currency,
    payment === 'store credit' ? 1_000_000 : payment === 'credit and card' ? 500 : 0,
  )
  await logIn(page, email)
}

const ways: Readonly<Partial<Record<Purchase['payment'], RegExp>>> = {
  PayPal: /^PayPal/,
  Afterpay: /^Afterpay/,
  'purchase order': /^Purchase order/,
}

const pay = async (page: Page, { payment, script }: Purchase): Promise<void> => {
  const way = ways[payment]
  const toReview = page.getByRole('button', { name: 'Continue to review' })
  if (way) await page.getByRole('radio', { name: way }).check({ force: true })
  if (payment === 'store credit' || payment === 'credit and card')
    await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  if (payment === 'purchase order') await page.getByLabel('Purchase order number').fill('PO 4711')
  if (payment === 'card' || payment === 'credit and card') return takePaymentStep(page, script)
  await toReview.click()
  if (payment === 'PayPal') await page.getByRole('button', { name: 'Agree and continue' }).click()
  if (payment === 'Afterpay') {
    await page.waitForURL(`${stack.payments}/**`)
    await page.getByRole('button').first().click()
  }
  await onStep(page, 'review')
}

/** The bill that a page shows: everything from the sub-total down, by label. */
const billOn = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const rows = Object.entries(await amounts(page))
  return Object.fromEntries(rows.slice(rows.findIndex(([label]) => label.startsWith('Subtotal'))))
}

/** What a purchase came to, as each place says it. */
export type Receipt = {
  readonly number: string
  /** The whole bill by label, page by page. */
  readonly bills: Readonly<Record<'cart' | 'review' | 'success', Readonly<Record<string, string>>>>
}

/** Goes the whole way through the shop, and reads the bill on each page that has one. */
export const makePurchase = async (page: Page, purchase: Purchase): Promise<Receipt> => {
  await signIn(page, purchase)
  if (purchase.currency !== 'USD') await switchCurrency(page, purchase.currency)
  await openFirstProduct(page, purchase.department)
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, personIn[purchase.currency])
  await pay(page, purchase)
  await page.goto(page.url().replace(/\/checkout.*$/, '/cart'))
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  const cart = await billOn(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'review')
  const review = await billOn(page)
  expect(cart).toEqual(review)
  const number = await placeOrder(page)
  return { number, bills: { cart, review, success: await billOn(page) } }
}
