import { assignVariant } from '@selvedge/analytics/experiments'
import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { expect, test } from 'vitest'
import { createExperimentReport, type VariantRecord } from './experimentReport.ts'

/** A generator of numbers from 0 to below 1 that are the same for a seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const hero: ExperimentDefinition = {
  key: 'hero',
  variants: [
    { name: 'plain', weight: 1 },
    { name: 'bold', weight: 1 },
  ],
  audience: {},
  startsAt: '2026-11-01T00:00:00Z',
  stopsAt: '2026-12-01T00:00:00Z',
  exclusionGroup: null,
}

type Month = {
  readonly seed: number
  readonly visitors: number
  /** The probability that a visitor buys something, by variant. */
  readonly buying: Readonly<Record<string, number>>
  /** The share of a variant's exposures that is lost. */
  readonly lost?: Readonly<Record<string, number>>
}

/** The report about a month of visitors who were assigned their variants; orders are of 20 to 180 dollars. */
const simulateMonth = ({ seed, visitors, buying, lost = {} }: Month) => {
  const random = createRandom(seed)
  const records: Record<string, VariantRecord> = {}
  for (let at = 0; at < visitors; at += 1) {
    const variant = assignVariant(hero, `${seed} ${random()}`) ?? ''
    if (random() < (lost[variant] ?? 0)) continue
    const cents = random() < (buying[variant] ?? 0) ? Math.round(2_000 + 16_000 * random() ** 2) : 0
    const { visitors: seen, buyers, revenue } = records[variant] ?? { visitors: 0, buyers: 0, revenue: {} }
    const { cents: sum, squares } = revenue.USD ?? { cents: 0, squares: 0 }
    records[variant] = {
      visitors: seen + 1,
      buyers: buyers + (cents > 0 ? 1 : 0),
      revenue: { USD: { cents: sum + cents, squares: squares + cents ** 2 } },
    }
  }
  const report = createExperimentReport(hero, records)
  return { report, against: report.variants[1]?.against }
}

test.each([11, 12, 13])('finds a known effect in a simulated month (seed %i)', (seed) => {
  const { report, against } = simulateMonth({ seed, visitors: 40_000, buying: { plain: 0.04, bold: 0.05 } })
  expect(report.sampleRatio.isMismatch).toBe(false)
  expect(against?.conversion).toMatchObject({ found: 'higher' })
  expect(against?.conversion?.low).toBeLessThan(0.01)
  expect(against?.conversion?.high).toBeGreaterThan(0.01)
  expect(against?.revenue.USD).toMatchObject({ found: 'higher' })
})

test('finds a variant that sells less', () => {
  const { against } = simulateMonth({ seed: 21, visitors: 40_000, buying: { plain: 0.05, bold: 0.04 } })
  expect(against).toMatchObject({ conversion: { found: 'lower' }, revenue: { USD: { found: 'lower' } } })
})

// Of other seeds, one in twenty has a difference by chance: the next test counts them.
test.each([31, 32])('finds no effect in a simulated month without an effect (seed %i)', (seed) => {
  const { report, against } = simulateMonth({ seed, visitors: 40_000, buying: { plain: 0.04, bold: 0.04 } })
  expect(report.sampleRatio.isMismatch).toBe(false)
  expect(against).toMatchObject({ conversion: { found: 'none' }, revenue: { USD: { found: 'none' } } })
})

test('finds a false effect in about one of twenty simulated months, as expected from the confidence level', () => {
  const months = Array.from({ length: 400 }, (_, at) =>
    simulateMonth({ seed: 1_000 + at, visitors: 1_000, buying: { plain: 0.1, bold: 0.1 } }),
  )
  const shareOf = (isFound: (month: (typeof months)[number]) => boolean): number =>
    months.filter(isFound).length / months.length
  const conversions = shareOf(({ against }) => against?.conversion?.found !== 'none')
  const revenues = shareOf(({ against }) => against?.revenue.USD?.found !== 'none')
  for (const share of [conversions, revenues]) {
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.08)
  }
})

test('reports a sample ratio mismatch when a tenth of the exposures of one variant is lost', () => {
  const buying = { plain: 0.04, bold: 0.04 }
  const { report } = simulateMonth({ seed: 41, visitors: 20_000, buying, lost: { bold: 0.1 } })
  expect(report.sampleRatio.isMismatch).toBe(true)
})

test('requires more confidence when several variants are compared', () => {
  const three = { ...hero, variants: [...hero.variants, { name: 'loud', weight: 1 }] }
  expect(createExperimentReport(hero, {}).confidence).toBeCloseTo(0.95, 10)
  expect(createExperimentReport(three, {}).confidence).toBeCloseTo(0.975, 10)
})
