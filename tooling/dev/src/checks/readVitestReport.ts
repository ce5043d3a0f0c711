import { levelOf } from './levelOf.ts'
import { addCounts, type Outcome } from './outcome.ts'

/** The part of vitest's JSON report that is read here. */
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
 * The path of a test file from the root of the repository. Reports name files absolutely, and one from the cache may
 * have been written where the repository was before.
 */
const pathFromRoot = (file: string, workspace: string): string => {
  const path = file.replaceAll('\\', '/')
  return path.slice(path.lastIndexOf(`/${workspace}/`) + 1)
}

/**
 * Counts the tests of a vitest run by level. A file that could not be loaded is one failure; skipped tests are noted.
 * `workspace` is the folder of the workspace from the root.
 */
export const readVitestReport = (report: VitestReport, workspace: string): Outcome => {
  const counts = addCounts(
    report.testResults.map(({ name, status, assertionResults }) => {
      const having = (wanted: string): number =>
        assertionResults.filter((assertion) => assertion.status === wanted).length
      const failures = having('failed')
      return {
        [levelOf(pathFromRoot(name, workspace))]: {
          passed: having('passed'),
          failed: failures === 0 && status === 'failed' ? 1 : failures,
        },
      }
    }),
  )
  const skipped = report.numPendingTests
  return { counts, note: skipped > 0 ? `${skipped} skipped` : '' }
}
