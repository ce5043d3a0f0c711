import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { allPurchases, matrix, nameOf } from './purchases.ts'

const results = join(import.meta.dirname, '..', '..', 'results')

/** A reporter that writes the successful purchases into results/matrix.md, in the order of the matrix. */
export default class WriteMatrix implements Reporter {
  readonly #totals = new Map<string, string>()

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const total = annotations.find(({ type }) => type === 'total')?.description
    if (total !== undefined) this.#totals.set(test.title, total)
  }

  onEnd(): void {
    const purchases = matrix(allPurchases)
    const rows = purchases.flatMap((purchase) => {
      const total = this.#totals.get(nameOf(purchase))
      if (total === undefined) return []
      const { buyer, currency, payment, javaScript, department } = purchase
      return [`| ${buyer} | ${currency} | ${payment} | ${javaScript} | ${department} | ${total} |`]
    })
    const text = `# Every purchase that the shop offers

\`pnpm --filter @selvedge/e2e run matrix\`, ${new Date().toISOString().slice(0, 10)}: ${rows.length} of ${purchases.length}
purchases. In each, the amounts were the same on the cart, the review and the success page, and the total was the same on the
platform's order, in the confirmation mail, in what the payment providers captured with store credit and invoices, and, with
JavaScript, in the purchase event.

| shopper | currency | payment | JavaScript | bought | total |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, 'matrix.md'), text)
  }

  printsToStdio(): boolean {
    return false
  }
}
