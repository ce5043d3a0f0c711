import { test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { nameOf, provePurchase } from '../matrix/provePurchase.ts'
import { allPurchases, pairwise } from '../matrix/purchases.ts'

useBrowser()

test.each(pairwise(allPurchases).map((purchase) => [nameOf(purchase), purchase] as const))(
  '%s: the total is the same everywhere, and paid once',
  async (_, purchase) => {
    const shopper = await aShopper({ script: purchase.script })
    await provePurchase(shopper, purchase)
  },
)
