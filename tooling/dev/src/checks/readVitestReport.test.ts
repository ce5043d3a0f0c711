import { expect, test } from 'vitest'
import { readVitestReport } from './readVitestReport.ts'

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

test('counts passed and failed tests by level, and adds a note about skipped tests', () => {
  const report = {
    numPendingTests: 1,
    testResults: [
      file('/shop/apps/identity/test/orders.test.ts', 'passed', 'failed', 'skipped'),
      file('/shop/apps/identity/src/log/createLog.test.ts', 'passed'),
    ],
  }
  expect(readVitestReport(report, 'apps/identity')).toEqual({
    counts: { service: { passed: 1, failed: 1 }, unit: { passed: 1, failed: 0 } },
    note: '1 skipped',
  })
})

test('counts tests by the same levels when the report comes from another clone of the repository', () => {
  const testResults = [file('/home/apps/shop/apps/identity/test/orders.test.ts', 'passed')]
  expect(readVitestReport({ numPendingTests: 0, testResults }, 'apps/identity').counts).toEqual({
    service: { passed: 1, failed: 0 },
  })
})

test('counts a test file that fails to load as one failure', () => {
  const unloaded = {
    name: '/shop/packages/analytics/src/push.test.ts',
    status: 'failed',
    assertionResults: [],
  }
  const report = { numPendingTests: 0, testResults: [unloaded] }
  expect(readVitestReport(report, 'packages/analytics').counts).toEqual({ unit: { passed: 0, failed: 1 } })
})
