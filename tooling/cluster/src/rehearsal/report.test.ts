import { expect, test } from 'vitest'
import { anEvent, aRehearsal, aShopper, theBooks } from './builders.ts'
import { reportOf } from './report.ts'

test('reports the set-up, the shoppers, each event and the books', () => {
  const report = reportOf(
    aRehearsal({
      events: [
        anEvent('storefront-1: restart'),
        anEvent('postgres-a: kill -9', { note: 'promoted after 1.5 s' }),
      ],
      shoppers: [
        aShopper('200001', { failures: 2 }),
        aShopper('200002', { isShown: false, last: '200 /cart' }),
      ],
    }),
  )
  expect(report).toContain('2026-11-28: 2 shoppers bought by forms over HTTP in 90 s, 6 at a time, seed 7.')
  expect(report).toContain('**Passed.**')
  expect(report).toContain('- 2 storefronts')
  expect(report).toContain('1 saw the page of their order, 1 did not')
  expect(report).toContain('1 error pages and 0 without a response (1.00 %). Shoppers retried 2 steps.')
  expect(report).toContain('| storefront-1: restart | 5.0 | 2.0 | 10 | 0 | 0 | 40 | 300 | 0.1 |')
  expect(report).toContain('| postgres-a: kill -9 (promoted after 1.5 s) |')
  expect(report).toContain('| once: 200 /cart | 1 |')
  expect(report).toContain('| card | 2 |')
})

test('lists what must not happen', () => {
  const report = reportOf(
    aRehearsal({
      orderNumbers: ['200001'],
      books: theBooks({ differences: ['stock of a: 1 instead of 2'] }),
    }),
  )
  expect(report).toContain('**Failed: 2 violations.**')
  expect(report).toContain('- Order 200002 was confirmed to a shopper and is lost.')
  expect(report).toContain('- stock of a: 1 instead of 2')
})
