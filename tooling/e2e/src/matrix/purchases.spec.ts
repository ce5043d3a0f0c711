import { confirmationAmounts, expectOrder } from '@selvedge/testing'
import { recordEvents } from '../harness/recordEvents.ts'
import { expect, test } from '../harness/test.ts'
import { purchaseInBrowser } from './purchaseInBrowser.ts'
import { purchaseOverHttp } from './purchaseOverHttp.ts'
import { allPurchases, matrix, nameOf, type Purchase } from './purchases.ts'

const interfaces: Readonly<Record<Purchase['payment'], readonly string[]>> = {
  card: ['stripe'],
  PayPal: ['Paypal'],
  Afterpay: ['Afterpay'],
  'store credit': ['spoondollars'],
  'credit and card': ['spoondollars', 'stripe'],
  'purchase order': ['PurchaseOrder'],
}

for (const purchase of matrix(allPurchases))
  test(nameOf(purchase), async ({ page, context, shop }, testInfo) => {
    const events = await recordEvents(context)
    const { number, bills } =
      purchase.javaScript === 'on'
        ? await purchaseInBrowser(page, shop, purchase)
        : await purchaseOverHttp(shop, purchase)
    expect(bills.cart).toEqual(bills.review)
    expect(bills.success).toEqual(bills.review)
    const total = bills.success.Total ?? ''
    const order = await expectOrder(shop, { number, total })
    expect(order.currency).toBe(purchase.currency)
    expect(order.payments.map(({ by }) => by).sort()).toEqual(interfaces[purchase.payment])
    expect((await confirmationAmounts(shop, number)).Total).toBe(total)
    if (purchase.javaScript === 'on')
      await expect
        .poll(() => events.named('purchase').map(({ ecommerce }) => ecommerce))
        .toMatchObject([{ transaction_id: number, currency: purchase.currency, value: order.total / 100 }])
    // The reporter writes the total into results/matrix.md.
    testInfo.annotations.push({ type: 'total', description: total })
  })
