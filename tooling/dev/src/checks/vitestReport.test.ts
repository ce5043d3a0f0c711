import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVitestReport } from './vitestReport.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-report-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (more: object): string => {
  const file = join(folder, 'report.json')
  const empty = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] }
  writeFileSync(file, JSON.stringify({ ...empty, ...more }))
  return file
}

test('passed and failed tests are counted, skipped ones are told', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })
  expect(readVitestReport(file, false)).toEqual({ passed: 7, failed: 2, note: '1 skipped' })
})

test('a test file that could not be loaded is one failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  const file = report({ numPassedTests: 1, numFailedTests: 1, testResults: [unloaded, loaded] })
  expect(readVitestReport(file, false)).toMatchObject({ passed: 1, failed: 2 })
})

test('a run that ends badly though all its tests passed is one failure', () => {
  expect(readVitestReport(report({ numPassedTests: 3 }), false)).toMatchObject({ passed: 3, failed: 1 })
  expect(readVitestReport(report({ numPassedTests: 3 }), true)).toMatchObject({ passed: 3, failed: 0 })
})

test('a crash without a report, or with half of one, is one failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), false)).toMatchObject({ passed: 0, failed: 1 })
  writeFileSync(join(folder, 'half.json'), '{"numPassedTests": 3,')
  expect(readVitestReport(join(folder, 'half.json'), true)).toMatchObject({ passed: 0, failed: 1 })
})
