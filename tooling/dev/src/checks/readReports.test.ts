import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReports, removeReports } from './readReports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-reports-'))
  mkdirSync(join(folder, 'reports'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, 'reports', name), text)
const onePassed = JSON.stringify({
  numPendingTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }],
})

test('counts a task without reports as one check', () => {
  expect(readReports(folder, 'typecheck', true).counts).toEqual({ check: { passed: 1, failed: 0 } })
  expect(readReports(folder, 'typecheck', false).counts).toEqual({ check: { passed: 0, failed: 1 } })
})

test('reads reports of vitest, of Playwright, and of checks that write an outcome', () => {
  write('tests.json', onePassed)
  expect(readReports(folder, 'test', true).counts).toEqual({ unit: { passed: 1, failed: 0 } })
  write('journeys.json', JSON.stringify({ suites: [], errors: [{}] }))
  expect(readReports(folder, 'e2e', false).counts).toEqual({ journey: { passed: 0, failed: 1 } })
  write('sizes.json', JSON.stringify({ counts: { check: { passed: 3, failed: 0 } }, note: '' }))
  expect(readReports(folder, 'sizes', true).counts).toEqual({ check: { passed: 3, failed: 0 } })
})

test('counts one failure when a run ends with an error although all its tests passed', () => {
  write('tests.json', onePassed)
  expect(readReports(folder, 'test', false)).toMatchObject({
    counts: { unit: { passed: 1, failed: 0 }, check: { passed: 0, failed: 1 } },
    note: 'the run itself failed',
  })
})

test('counts one failure when the report is missing or incomplete', () => {
  expect(readReports(folder, 'test', true).counts).toEqual({ check: { passed: 0, failed: 1 } })
  write('tests.json', '{"testResults": [')
  expect(readReports(folder, 'test', true).counts).toEqual({ check: { passed: 0, failed: 1 } })
})

test('counts one failure when a run writes no new report after removeReports removed the earlier one', () => {
  write('tests.json', onePassed)
  removeReports(folder, 'test')
  expect(readReports(folder, 'test', true).note).toBe('the run left no report')
})
