import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../stack/settings.ts'
import { failed, type Outcome, passed, sumOutcomes, totalOf } from './outcome.ts'
import { type PlaywrightReport, readPlaywrightReport } from './readPlaywrightReport.ts'
import { readVitestReport, type VitestReport } from './readVitestReport.ts'

/** The reports that each kind of task writes in its workspace. Turbo caches them as outputs of the task. */
const reportsOf: Readonly<Record<string, readonly string[]>> = {
  test: ['tests.json'],
  'test:visual': ['visual.json'],
  'test:pages': ['pages.json'],
  'test:faults': ['faults.json'],
  'test:services': ['services.json'],
  'test:install': ['tests.json'],
  e2e: ['journeys.json'],
  'e2e:faults': ['faults.json'],
  sizes: ['sizes.json'],
}

const fileOf = (folder: string, name: string): string => join(folder, 'reports', name)

/** Removes the reports of earlier runs, so that they do not count for a task that wrote no reports. */
export const removeReports = (folder: string, task: string): void => {
  for (const name of reportsOf[task] ?? []) rmSync(fileOf(folder, name), { force: true })
}

type Report = VitestReport | PlaywrightReport | Outcome

const read = (file: string): Report | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

const outcomeOf = (report: Report | undefined, folder: string): Outcome => {
  if (!report) return failed('the run left no report')
  if ('testResults' in report) return readVitestReport(report, relative(root, folder).replaceAll('\\', '/'))
  return 'suites' in report ? readPlaywrightReport(report) : report
}

/**
 * Returns the outcome of a finished task: the counts of its reports, or one check for a task without reports. A task
 * that ended with an error although every test passed counts as one failure.
 */
export const readReports = (folder: string, task: string, succeeded: boolean): Outcome => {
  const names = reportsOf[task]
  if (!names) return succeeded ? passed() : failed('')
  const outcome = sumOutcomes(names.map((name) => outcomeOf(read(fileOf(folder, name)), folder)))
  if (succeeded || totalOf(outcome.counts).failed > 0) return outcome
  return sumOutcomes([outcome, failed('the run itself failed')])
}
