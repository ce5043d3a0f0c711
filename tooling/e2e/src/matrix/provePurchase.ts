import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { namesTold, toldOf } from '../steps/dataLayer.ts'
import { capturedCents, centsOf, mailedBill, platformOrder } from '../steps/orderFacts.ts'
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
export const provePurchase = async (page: Page, purchase: Purchase): Promise<Receipt> => {
  const receipt = await makePurchase(page, purchase)
  const { number, bills } = receipt
  expect(bills.success).toEqual(bills.review)
  const order = await platformOrder(number)
  expect({ total: order.total, currency: order.currency }).toEqual({
    total: centsOf(bills.review.Total),
    currency: purchase.currency,
  })
  expect(order.payments.map(({ by }) => by).sort()).toEqual(interfaces[purchase.payment])
  expect(order.payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total)
  const byProvider = order.payments.filter(({ by }) => !['spoondollars', 'PurchaseOrder'].includes(by))
  await expect
    .poll(() => capturedCents(number), { timeout: 20_000 })
    .toBe(byProvider.reduce((sum, { cents }) => sum + cents, 0))
  if (purchase.script === 'on') {
    await expect.poll(() => namesTold(page), { timeout: 20_000 }).toContain('purchase')
    const [told] = await toldOf(page, 'purchase')
    expect(told?.ecommerce).toMatchObject({
      currency: purchase.currency,
      value: order.total / 100,
      transaction_id: number,
    })
  }
  expect(await mailedBill(number)).toMatchObject({ Total: bills.review.Total })
  return receipt
}

export const nameOf = ({ buyer, currency, payment, script, department }: Purchase): string =>
  `${buyer}, ${currency}, ${payment}, JavaScript ${script}, ${department}`
