import type { Outcome } from './outcome.ts'

type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The part of `@playwright/test`'s JSON report that this module reads. */
export type PlaywrightReport = {
  readonly suites: readonly Suite[]
  /** Errors outside of tests, e.g. a file that could not be loaded. */
  readonly errors: readonly unknown[]
}

type Test = { readonly title: string; readonly status: string }

const testsOf = (suite: Suite): readonly Test[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ title: `${file}: ${title}`, status })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
]

/** Counts the journeys of a Playwright run. Skipped journeys count as failed; those that passed on a retry as flaky. */
export const readPlaywrightReport = ({ suites, errors }: PlaywrightReport): Outcome => {
  const tests = suites.flatMap(testsOf)
  const withStatus = (...statuses: string[]): readonly Test[] =>
    tests.filter(({ status }) => statuses.includes(status))
  const skipped = withStatus('skipped').length
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(errors.length > 0 ? [`${errors.length} errors outside of tests`] : []),
  ]
  return {
    counts: {
      journey: {
        passed: withStatus('expected', 'flaky').length,
        failed: withStatus('unexpected', 'skipped').length + errors.length,
      },
    },
    note: notes.join(', '),
    flaky: withStatus('flaky').map(({ title }) => title),
  }
}
