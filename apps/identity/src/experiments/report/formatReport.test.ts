import { expect, test } from 'vitest'
import { createExperimentReport } from './experimentReport.ts'
import { formatReport } from './formatReport.ts'

const hero = {
  key: 'hero',
  variants: [
    { name: 'plain', weight: 1 },
    { name: 'bold', weight: 1 },
  ],
  audience: {},
  startsAt: '2026-11-01T00:00:00.000Z',
  stopsAt: null,
  exclusionGroup: null,
}
const recordOf = (visitors: number, buyers: number) => ({
  visitors,
  buyers,
  revenue: { USD: { cents: buyers * 6_000, squares: buyers * 6_500 ** 2 } },
})

test('lists the visitors, the conversion and the revenue of each variant with their intervals, and compares the variants', () => {
  const report = createExperimentReport(hero, { plain: recordOf(5_000, 200), bold: recordOf(5_060, 270) })
  expect(formatReport(report)).toMatchInlineSnapshot(`
    "hero: from 2026-11-01 until it is stopped
    Intervals have a confidence of 95.0 %.
    Sample ratio: as the weights (probability 0.550).

    plain (50 % of the visitors)
      visitors             5000
      buyers               200
      conversion           4.00 % (3.49 % to 4.58 %)
      USD a visitor        2.40 (2.05 to 2.75)

    bold (50 % of the visitors)
      visitors             5060
      buyers               270
      conversion           5.34 % (4.75 % to 5.99 %)
      USD a visitor        3.20 (2.80 to 3.61)
      against plain:
        conversion         +1.34 % (+0.51 % to +2.16 %): higher
        USD a visitor      +0.80 (+0.26 to +1.34): higher"
  `)
})

test('reports that there are no visitors yet', () => {
  expect(formatReport(createExperimentReport(hero, {}))).toContain('Sample ratio: no visitors yet.')
})

test('warns when the visitors of a report are not split according to the weights', () => {
  const report = createExperimentReport(hero, { plain: recordOf(5_000, 200), bold: recordOf(4_000, 180) })
  expect(formatReport(report)).toContain('MISMATCH (probability < 0.001)')
})
