import type { Bought } from '@selvedge/testing'
import type { TrafficSummary } from './createTraffic.ts'
import { type Outcome, violationsOf } from './violations.ts'

/** An event of a rehearsal, and what shoppers saw until the next one. Times are in ms, `at` since the start. */
export type EventResult = {
  readonly name: string
  readonly at: number
  readonly ms: number
  readonly note: string
  readonly traffic: TrafficSummary
}

export type Rehearsal = Outcome & {
  readonly date: Date
  /** The parts of the cluster, one line each. */
  readonly setup: readonly string[]
  readonly seed: number
  readonly seconds: number
  readonly parallel: number
  readonly events: readonly EventResult[]
  readonly traffic: TrafficSummary
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const eventTable = (events: readonly EventResult[]): readonly string[] => [
  row(
    'event',
    'at (s)',
    'took (s)',
    'requests',
    'error pages',
    'lost',
    'p50 (ms)',
    'p99 (ms)',
    'longest time without success (s)',
  ),
  row('---', '---', '---', '---', '---', '---', '---', '---', '---'),
  ...events.map(({ name, at, ms, note, traffic }) =>
    row(
      note ? `${name} (${note})` : name,
      seconds(at),
      seconds(ms),
      traffic.requests,
      traffic.errorPages,
      traffic.lost,
      Math.round(traffic.p50),
      Math.round(traffic.p99),
      seconds(traffic.longestGap),
    ),
  ),
]

const countBy = (values: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(values)].sort().map((value) => [value, values.filter((other) => other === value).length])

const countTable = (head: string, values: readonly string[]): readonly string[] => [
  row(head, 'shoppers'),
  row('---', '---'),
  ...countBy(values).map(([value, count]) => row(value, count)),
]

const retriesOf = (shoppers: readonly Bought[]): number =>
  shoppers.reduce((sum, { failures }) => sum + failures, 0)

/** Writes the report of a rehearsal in Markdown. */
export const reportOf = (run: Rehearsal): string => {
  const { shoppers, books, events, traffic, date } = run
  const violations = violationsOf(run)
  const unshown = shoppers.filter(({ isShown }) => !isShown)
  const share = traffic.requests === 0 ? 0 : ((traffic.errorPages + traffic.lost) / traffic.requests) * 100
  return [
    '# Cluster rehearsal',
    '',
    `${date.toISOString().slice(0, 10)}: ${shoppers.length} shoppers bought by forms over HTTP in ${run.seconds} s, ${run.parallel} at a time, seed ${run.seed}.`,
    'Meanwhile each part was restarted, and the primary database was killed. `npm run cluster -- rehearse` repeats it.',
    '',
    `**${violations.length === 0 ? 'Passed' : `Failed: ${violations.length} violations`}.**`,
    ...(violations.length === 0 ? [] : ['', ...violations.map((violation) => `- ${violation}`)]),
    '',
    '## Set-up',
    '',
    ...run.setup.map((line) => `- ${line}`),
    '',
    '## Shoppers',
    '',
    `- ${books.orders} orders for ${shoppers.length} shoppers. ${shoppers.length - unshown.length} saw the page of their order, ${unshown.length} did not: their last pages are below. All shoppers without an order are violations.`,
    `- ${traffic.requests} requests to the shop: ${traffic.errorPages} error pages and ${traffic.lost} without a response (${share.toFixed(2)} %). Shoppers retried ${retriesOf(shoppers)} steps. Pages that wait for an order reload themselves, also after an error.`,
    `- Response times: p50 ${Math.round(traffic.p50)} ms, p99 ${Math.round(traffic.p99)} ms.`,
    '',
    '## Events',
    '',
    'The columns after the duration are for the time from the start of an event to the start of the next one.',
    '',
    ...eventTable(events),
    '',
    '## Books',
    '',
    `- Orders: ${books.orders}, cancelled: ${books.cancelled}. Each confirmed order exists once.`,
    `- ${books.capturedCents} cents captured by payment providers, ${books.creditCents} cents of store credit spent, ${books.units} units taken from stock.`,
    `- Differences between orders, payments, providers, ledger, stock and confirmation mails: ${books.differences.length === 0 ? 'none' : books.differences.length}.`,
    '',
    ...(unshown.length === 0
      ? []
      : [
          ...countTable(
            'last page of shoppers who did not see their order',
            unshown.map(({ plan, last }) => `${plan.submit}: ${last}`),
          ),
          '',
        ]),
    '## Plans',
    '',
    ...countTable(
      'payment',
      shoppers.map(({ plan }) => plan.payment),
    ),
    '',
    ...countTable(
      'submitted',
      shoppers.map(({ plan }) => plan.submit),
    ),
    '',
  ].join('\n')
}
