import { levelOf } from './levelOf.ts'
import { addCounts, type Outcome } from './outcome.ts'

/** The part of vitest's JSON report that this module reads. */
export type VitestReport = {
  readonly numPendingTests: number
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Returns the path of a test file from the root of the repository. Reports contain absolute paths, and a cached report
 * may come from a checkout in another folder.
 */
const pathFromRoot = (file: string, workspace: string): string => {
  const path = file.replaceAll('\\', '/')
  return path.slice(path.lastIndexOf(`/${workspace}/`) + 1)
}

/**
 * Counts the tests of a vitest run by level. A file that failed to load counts as one failure; the note gives the number
 * of skipped tests. `workspace` is the path of the workspace from the root.
 */
export const readVitestReport = (report: VitestReport, workspace: string): Outcome => {
  const counts = addCounts(
    report.testResults.map(({ name, status, assertionResults }) => {
      const countOf = (testStatus: string): number =>
        assertionResults.filter((assertion) => assertion.status === testStatus).length
      const failures = countOf('failed')
      return {
        [levelOf(pathFromRoot(name, workspace))]: {
          passed: countOf('passed'),
          failed: failures === 0 && status === 'failed' ? 1 : failures,
        },
      }
    }),
  )
  const skipped = report.numPendingTests
  return { counts, note: skipped > 0 ? `${skipped} skipped` : '' }
}
