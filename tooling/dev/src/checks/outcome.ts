/** What a check found. A check that is no vitest run counts as one. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  /** A few words beside the result. */
  readonly note: string
  /** What to show of its output when it failed. */
  readonly details?: string
}

export const passed = (note = ''): Outcome => ({ passed: 1, failed: 0, note })
export const failed = (note: string, details?: string): Outcome => ({
  passed: 0,
  failed: 1,
  note,
  ...(details ? { details } : {}),
})

/** The sum of several outcomes; only failures keep their words. */
export const sumOutcomes = (outcomes: readonly Outcome[], note = ''): Outcome => ({
  passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
  failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  note: [note, ...outcomes.filter((outcome) => outcome.failed > 0).map((outcome) => outcome.note)]
    .filter(Boolean)
    .join('; '),
  details: outcomes
    .flatMap((outcome) => (outcome.failed > 0 && outcome.details ? [outcome.details] : []))
    .join('\n'),
})
