import type { Bought, Reconciliation } from '@selvedge/testing'
import type { FaultCounts } from './faults.ts'

/** The result of a run. */
export type ChaosRun = {
  readonly seed: number
  readonly seconds: number
  readonly shoppers: readonly Bought[]
  readonly faults: FaultCounts
  readonly books: Reconciliation
}

const countBy = <Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): readonly [string, number][] => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b))
}

const table = (head: string, rows: readonly (readonly [string, number])[]): string =>
  [`| ${head} | number |`, '| --- | --- |', ...rows.map(([name, count]) => `| ${name} | ${count} |`)].join(
    '\n',
  )

/** Returns one line for each thing that must not happen. */
export const problemsOf = ({ shoppers, books }: Pick<ChaosRun, 'shoppers' | 'books'>): readonly string[] => [
  ...books.differences,
  ...shoppers
    .filter(({ orderNumber }) => orderNumber === '')
    .map(({ plan, last }) => `shopper ${plan.number} (${plan.buyer}, ${plan.payment}) has no order: ${last}`),
]

/** Writes the report of a run in Markdown. */
export const reportOf = (run: ChaosRun): string => {
  const { seed, seconds, shoppers, faults, books } = run
  const problems = problemsOf(run)
  const unshown = shoppers.filter(({ isShown }) => !isShown)
  return [
    '# Shoppers during faults',
    '',
    `${shoppers.length} shoppers bought by forms over HTTP, ${seconds} s, seed ${seed}. Meanwhile services were killed and stalled,`,
    'and payment providers failed. `pnpm chaos` repeats it, `CHAOS_SEED` chooses the plans and faults.',
    '',
    `- ${books.orders} orders, ${books.cancelled} cancelled; ${shoppers.length - unshown.length} shoppers saw their order at the end.`,
    `- ${books.capturedCents} cents captured by providers, ${books.creditCents} cents of store credit spent, ${books.units} units taken from stock.`,
    `- ${shoppers.reduce((sum, { failures }) => sum + failures, 0)} responses failed, and the shoppers continued.`,
    `- Differences between orders, payments, providers, ledger, stock and confirmations: ${problems.length === 0 ? 'none' : problems.length}.`,
    ...(problems.length === 0 ? [] : ['', ...problems.map((problem) => `  - ${problem}`)]),
    '',
    table(
      'fault',
      Object.entries(faults).sort(([a], [b]) => a.localeCompare(b)),
    ),
    '',
    ...(unshown.length === 0
      ? []
      : [
          table(
            'last page of shoppers who did not see their order',
            countBy(unshown, ({ plan, last }) => `${plan.submit}: ${last}`),
          ),
          '',
        ]),
    table(
      'payment',
      countBy(shoppers, ({ plan }) => plan.payment),
    ),
    '',
    table(
      'submitted',
      countBy(shoppers, ({ plan }) => plan.submit),
    ),
    '',
  ].join('\n')
}
