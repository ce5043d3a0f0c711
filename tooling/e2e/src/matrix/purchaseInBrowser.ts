import type { Page } from '@playwright/test'
import { createCustomer, personIn, type ShopAddresses, setCredit } from '@selvedge/testing'
import { logIn } from '../flows/account.ts'
import {
  choosePayment,
  onStep,
  openStep,
  payByCard,
  placeOrder,
  takeShippingStep,
  toReview,
} from '../flows/checkout.ts'
import { addToCart, amounts, browseToProduct, choose, toShipping, total } from '../flows/shopping.ts'
import { open } from '../harness/ready.ts'
import type { Purchase } from './purchases.ts'
import { billOf, creditFor, type Receipt } from './receipt.ts'

const billOn = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await total(page)
  return billOf(await amounts(page))
}

const pay = async (page: Page, shop: ShopAddresses, payment: Purchase['payment']): Promise<void> => {
  if (payment === 'store credit' || payment === 'credit and card')
    await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  if (payment === 'card' || payment === 'credit and card') return payByCard(page)
  if (payment === 'purchase order') {
    await choosePayment(page, 'Purchase order')
    await page.getByLabel('Purchase order number').fill('PO 4711')
  }
  if (payment === 'PayPal' || payment === 'Afterpay') await choosePayment(page, payment)
  await toReview(page)
  if (payment === 'PayPal') await page.getByRole('button', { name: 'Agree and continue' }).click()
  if (payment === 'Afterpay') {
    await page.waitForURL(`${shop.payments}/**`)
    await page.getByRole('button').first().click()
  }
  return onStep(page, 'review')
}

/** Goes through every page with JavaScript, and reads the amounts where they are shown. */
export const purchaseInBrowser = async (
  page: Page,
  shop: ShopAddresses,
  { buyer, currency, payment, department }: Purchase,
): Promise<Receipt> => {
  if (buyer !== 'guest') {
    const email = await createCustomer(shop, buyer)
    await setCredit(shop, email, currency, creditFor(payment))
    await logIn(page, email)
  }
  if (currency !== 'USD') {
    await open(page, '/preferences')
    await choose(page, new RegExp(`${currency}$`))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/preferences'))
  }
  await browseToProduct(page, department)
  await addToCart(page)
  await toShipping(page).click()
  await takeShippingStep(page, personIn[currency])
  await pay(page, shop, payment)
  await open(page, '/cart')
  const cart = await billOn(page)
  await openStep(page, 'review')
  const review = await billOn(page)
  const number = await placeOrder(page)
  return { number, bills: { cart, review, success: await billOn(page) } }
}
