import type { Page } from '@playwright/test'
import { createCustomer, personIn, type ShopAddresses, setCredit } from '@selvedge/testing'
import { logIn } from '../flows/account.ts'
import {
  choosePayment,
  completeShippingStep,
  continueToReview,
  openStep,
  payByCard,
  placeOrder,
  waitForStep,
} from '../flows/checkout.ts'
import {
  addToCart,
  browseToProduct,
  chooseRadio,
  readAmounts,
  readTotal,
  shippingLink,
} from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import type { Purchase } from './purchases.ts'
import { billOf, creditFor, type Receipt } from './receipt.ts'

const readBill = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await readTotal(page)
  return billOf(await readAmounts(page))
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
  await continueToReview(page)
  if (payment === 'PayPal') await page.getByRole('button', { name: 'Agree and continue' }).click()
  if (payment === 'Afterpay') {
    await page.waitForURL(`${shop.payments}/**`)
    await page.getByRole('button').first().click()
  }
  return waitForStep(page, 'review')
}

/** Makes a purchase with JavaScript through every page, and reads the amounts on each page. */
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
    await openPage(page, '/preferences')
    await chooseRadio(page, new RegExp(`${currency}$`))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/preferences'))
  }
  await browseToProduct(page, department)
  await addToCart(page)
  await shippingLink(page).click()
  await completeShippingStep(page, personIn[currency])
  await pay(page, shop, payment)
  await openPage(page, '/cart')
  const cart = await readBill(page)
  await openStep(page, 'review')
  const review = await readBill(page)
  const number = await placeOrder(page)
  return { number, bills: { cart, review, success: await readBill(page) } }
}
