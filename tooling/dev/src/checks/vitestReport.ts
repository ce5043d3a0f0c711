import { existsSync, readFileSync } from 'node:fs'
import type { Outcome } from './outcome.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

const read = (file: string): Report | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/**
 * Counts a vitest run by its JSON report. A file that could not even be loaded counts as one failure, as does a run
 * that ended badly though every test passed, and one that left no report.
 */
export const readVitestReport = (file: string, endedWell: boolean): Outcome => {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: 'the run left no report' }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  const counted = report.numFailedTests + unloaded
  const failures = counted === 0 && !endedWell ? 1 : counted
  const notes = [
    ...(failures > counted ? ['the run itself failed'] : []),
    ...(report.numPendingTests > 0 ? [`${report.numPendingTests} skipped`] : []),
  ]
  return { passed: report.numPassedTests, failed: failures, note: notes.join(', ') }
}
