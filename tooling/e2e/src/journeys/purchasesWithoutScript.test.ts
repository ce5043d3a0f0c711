import { test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { pairsWith } from '../matrix/pairsWith.ts'
import { provePurchase } from '../matrix/provePurchase.ts'

useBrowser({ pictures: 'off' })

test.each(pairsWith('off'))('%s: the total is the same everywhere, and paid once', async (_, purchase) => {
  await provePurchase(await aShopper({ script: 'off' }), purchase)
})
