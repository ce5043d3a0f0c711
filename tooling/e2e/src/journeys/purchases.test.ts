import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { nameOf, provePurchase } from '../matrix/provePurchase.ts'
import { allPurchases, pairwise } from '../matrix/purchases.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

test.each(pairwise(allPurchases).map((purchase) => [nameOf(purchase), purchase] as const))(
  '%s: the total is the same everywhere, and paid once',
  async (_, purchase) => {
    shopper = await aShopper({ script: purchase.script, consent: 'all' })
    await provePurchase(shopper.page, purchase)
    expect(shopper.complaints).toEqual([])
  },
)
