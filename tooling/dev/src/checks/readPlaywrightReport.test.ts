import { expect, test } from 'vitest'
import { readPlaywrightReport } from './readPlaywrightReport.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'checkout.spec.ts',
  tests: statuses.map((status) => ({ status })),
})

test('counts skipped journeys and errors outside of tests as failed', () => {
  const suites = [
    {
      title: 'checkout.spec.ts',
      specs: [spec('places an order', 'expected')],
      suites: [{ title: 'with 3-D Secure', specs: [spec('a', 'unexpected'), spec('b', 'skipped')] }],
    },
  ]
  expect(readPlaywrightReport({ suites, errors: [{}] })).toMatchObject({
    counts: { journey: { passed: 1, failed: 3 } },
    note: '1 skipped, 1 errors outside of tests',
  })
})

test('counts a journey as passed and lists it as flaky when it passes on a retry', () => {
  const suites = [{ title: '', specs: [spec('keeps the cart', 'flaky')] }]
  expect(readPlaywrightReport({ suites, errors: [] })).toEqual({
    counts: { journey: { passed: 1, failed: 0 } },
    note: '',
    flaky: ['checkout.spec.ts: keeps the cart'],
  })
})
