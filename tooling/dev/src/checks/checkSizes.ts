import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import { sumOutcomes, totalOf } from './outcome.ts'
import { checkPage } from './sizes/checkPage.ts'
import { checkSize } from './sizes/checkSize.ts'
import { pageBudgets } from './sizes/pageBudgets.ts'
import { sizeBudgets } from './sizes/sizeBudgets.ts'

// Compares the sizes of the published packages and of the shop's pages with their budgets, one check per budget.
// Prints a line for each check and writes the outcome to reports/sizes.json for the runner.
const client = join(root, 'apps/storefront/build/client')
const outcomes = [
  ...(await Promise.all(sizeBudgets.map((budget) => checkSize(budget, join(root, 'packages'))))),
  ...(await Promise.all(pageBudgets.map((budget) => checkPage(budget, client)))),
]
for (const { counts, note, details } of outcomes)
  process.stdout.write(`${totalOf(counts).failed > 0 ? `✗ ${details || note}` : `✓ ${note}`}\n`)

const lines = outcomes.flatMap(({ counts, note }) => (totalOf(counts).failed > 0 ? [] : [note]))
const sum = sumOutcomes(outcomes, lines.map((line) => `\n      ${line}`).join(''))
const reports = join(import.meta.dirname, '..', '..', 'reports')
mkdirSync(reports, { recursive: true })
writeFileSync(join(reports, 'sizes.json'), JSON.stringify(sum, null, 2))
process.exitCode = totalOf(sum.counts).failed > 0 ? 1 : 0
