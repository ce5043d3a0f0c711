import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Fails a run that skipped a test. */
export default class FailOnSkippedTests implements Reporter {
  readonly #skipped: string[] = []

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped') this.#skipped.push(test.titlePath().join(' › '))
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#skipped.length === 0) return undefined
    process.stderr.write(`Skipped tests count as failed:\n${this.#skipped.join('\n')}\n`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
