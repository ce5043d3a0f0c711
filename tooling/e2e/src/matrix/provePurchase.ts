import { expect } from 'vitest'
import type { Shopper } from '../harness/browser.ts'
import { mailedBill } from '../steps/orderFacts.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { makePurchase, type Receipt } from '../steps/purchase.ts'
import type { Purchase } from './purchases.ts'

const interfaces: Readonly<Record<Purchase['payment'], readonly string[]>> = {
  card: ['stripe'],
  PayPal: ['Paypal'],
  Afterpay: ['Afterpay'],
  'store credit': ['spoondollars'],
  'credit and card': ['spoondollars', 'stripe'],
  'purchase order': ['PurchaseOrder'],
}

/** Makes a purchase and holds every place that names its total against the others, to the cent. */
export const provePurchase = async (shopper: Shopper, purchase: Purchase): Promise<Receipt> => {
  const receipt = await makePurchase(shopper.page, purchase)
  const { number, bills } = receipt
  expect(bills.success).toEqual(bills.review)
  const order = await proveOrdered(shopper, number)
  expect(order.currency).toBe(purchase.currency)
  expect(order.payments.map(({ by }) => by).sort()).toEqual(interfaces[purchase.payment])
  expect(await mailedBill(number)).toMatchObject({ Total: bills.review.Total })
  return receipt
}

export const nameOf = ({ buyer, currency, payment, script, department }: Purchase): string =>
  `${buyer}, ${currency}, ${payment}, JavaScript ${script}, ${department}`
