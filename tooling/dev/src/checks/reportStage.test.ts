import { expect, test } from 'vitest'
import { reportRun, reportStage } from './reportStage.ts'
import type { TaskRun } from './runTurbo.ts'

const task = (name: string, ms: number, cached = false): TaskRun => ({
  workspace: `@selvedge/${name}`,
  task: 'test',
  succeeded: true,
  cached,
  ms,
  log: '',
})

test('shows a stage in one line, followed by details when it failed', () => {
  const note = 'all cached'
  expect(
    reportStage('types', { counts: { check: { passed: 14, failed: 0 } }, note, details: 'x' }, 4_200),
  ).toBe('  ✓ types         4.2 s  14 passed; all cached\n')
  expect(
    reportStage('lint', { counts: { check: { passed: 0, failed: 1 } }, note: '', details: 'x' }, 900),
  ).toBe('  ✗ lint          0.9 s\n\n      x\n')
})

test('ends with the counts by level, flaky journeys, the longest tasks, the time, the processor time, and the total', () => {
  const outcome = {
    counts: { unit: { passed: 12, failed: 0 }, journey: { passed: 3, failed: 1 } },
    note: '',
    flaky: ['cart.spec.ts: keeps the cart'],
  }
  const tasks = [task('identity', 90_000), task('platform', 5_000, true)]
  const use = { processors: 2, busyMs: 137_250 }
  expect(reportRun(outcome, tasks, 91_500, use).split('\n')).toEqual([
    '',
    '  unit 12 passed',
    '  journey 3 passed, 1 failed',
    '  1 flaky journey, passed on retry:',
    '    cart.spec.ts: keeps the cart',
    '  longest: identity test 90.0 s',
    '  91.5 s in all; 1 of 2 tasks cached',
    '  137.3 s of processor time; 2 processors 75 % busy',
    '15 passed, 1 failed',
    '',
  ])
})
