import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSummary } from './runTurbo.ts'
import { failedDependencies, outcomeOfStage } from './runTurboStages.ts'
import type { TurboStage } from './stage.ts'
import type { Workspace } from './workspaces.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-stages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const workspace = (name: string): Workspace => ({
  name: `@selvedge/${name}`,
  folder: join(folder, name),
  scripts: { typecheck: 'tsc' },
  published: false,
})
const types: TurboStage = { name: 'types', tasks: ['typecheck'], round: 'checks' }

const task = (name: string, exitCode: number, status = 'MISS', command = 'tsc') => ({
  task: 'typecheck',
  package: `@selvedge/${name}`,
  command,
  logFile: 'none.log',
  cache: { status },
  execution: { startTime: 1_000, endTime: 3_500, exitCode },
})
const run = (...tasks: ReturnType<typeof task>[]) => ({
  tasks: readSummary({ tasks }),
  succeeded: tasks.every(({ execution }) => execution.exitCode === 0),
  output: '',
  log: 'turbo.log',
})

test('leaves out tasks without a script', () => {
  expect(readSummary({ tasks: [task('kit', 0, 'MISS', '<NONEXISTENT>')] })).toEqual([])
})

test('counts each task, adds up the time of the tasks that ran, and returns the number of cached tasks', () => {
  const stage = outcomeOfStage(
    types,
    run(task('kit', 0), task('shop', 0, 'HIT')),
    ['kit', 'shop'].map(workspace),
  )
  expect(stage).toMatchObject({
    ms: 2_500,
    outcome: { counts: { check: { passed: 2, failed: 0 } }, note: '1 of 2 tasks cached' },
  })
})

test('names the task that failed', () => {
  const { outcome } = outcomeOfStage(
    types,
    run(task('kit', 2), task('shop', 0)),
    ['kit', 'shop'].map(workspace),
  )
  expect(outcome.counts).toEqual({ check: { passed: 1, failed: 1 } })
  expect(outcome.note).toBe('kit typecheck')
  expect(outcome.details).toContain('whole output: none.log')
})

test('counts a task as failed when it did not run because a dependency failed', () => {
  const { outcome } = outcomeOfStage(types, run(task('kit', 0)), ['kit', 'shop'].map(workspace))
  expect(outcome.counts).toEqual({ check: { passed: 1, failed: 1 } })
  expect(outcome.note).toContain('shop typecheck did not run')
})

test('counts one failure when turbo did not start any task', () => {
  const { outcome } = outcomeOfStage(types, { ...run(), succeeded: false, output: 'no turbo' }, [
    workspace('kit'),
  ])
  expect(outcome.counts).toEqual({ check: { passed: 0, failed: 1 } })
  expect(outcome.details).toContain('no turbo')
})

test('reports a failed task outside all stages only once, even when several turbo runs contain the task', () => {
  const reported = new Set<string>()
  const { tasks } = run(task('kit', 1))
  const tests: TurboStage = { name: 'tests', tasks: ['test'], round: 'tests' }
  expect(failedDependencies(tasks, [types], reported)).toEqual([])
  expect(failedDependencies(tasks, [tests], reported)).toEqual([])
  expect(failedDependencies(tasks, [tests], new Set()).map(({ note }) => note)).toEqual([
    '@selvedge/kit typecheck',
  ])
})
