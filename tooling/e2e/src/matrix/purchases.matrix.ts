import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { nameOf, provePurchase } from './provePurchase.ts'
import { allPurchases, matrix, type Purchase } from './purchases.ts'

useBrowser({ pictures: 'off' })

const proven: (readonly [purchase: Purchase, total: string])[] = []

test.each(matrix(allPurchases).map((purchase) => [nameOf(purchase), purchase] as const))(
  '%s: the total is the same everywhere, and paid once',
  async (_, purchase) => {
    const shopper = await aShopper({ script: purchase.script })
    const { bills } = await provePurchase(shopper, purchase)
    proven.push([purchase, bills.success.Total ?? ''])
  },
)

afterAll(() => {
  const rows = proven.map(
    ([{ buyer, currency, payment, script, department }, total]) =>
      `| ${buyer} | ${currency} | ${payment} | ${script} | ${department} | ${total} |`,
  )
  const text = `# Every purchase that the shop offers

\`pnpm --filter @selvedge/e2e run matrix\`, ${new Date().toISOString().slice(0, 10)}: ${proven.length} of ${matrix(allPurchases).length}
purchases. In each, the bill was the same on the cart, the review and the success page, and its total the same on the platform's
order, in the confirmation mail, in what the payment provider captured with store credit and invoices, and, with JavaScript, in
the purchase event.

| shopper | currency | payment | JavaScript | bought | total |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  mkdirSync('results', { recursive: true })
  writeFileSync('results/matrix.md', text)
})
