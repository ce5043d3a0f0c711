/** The levels of the test pyramid, and `check` for lint, types, builds and sizes. */
export const levels = ['unit', 'service', 'page', 'component', 'journey', 'check'] as const
export type Level = (typeof levels)[number]

export type Count = { readonly passed: number; readonly failed: number }
export type Counts = Readonly<Partial<Record<Level, Count>>>

/** The result of a stage or of one of its tasks. */
export type Outcome = {
  readonly counts: Counts
  /** A short remark beside the result. */
  readonly note: string
  /** The part of the output to show when it failed. */
  readonly details?: string
  /** Titles of the journeys that passed only on a retry. */
  readonly flaky?: readonly string[]
}

export const passed = (note = ''): Outcome => ({ counts: { check: { passed: 1, failed: 0 } }, note })
export const failed = (note: string, details?: string): Outcome => ({
  counts: { check: { passed: 0, failed: 1 } },
  note,
  ...(details ? { details } : {}),
})

export const addCounts = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    levels.flatMap((level) => {
      const counts = all.flatMap((one) => one[level] ?? [])
      if (counts.length === 0) return []
      const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0)
      return [[level, { passed: sum('passed'), failed: sum('failed') }]]
    }),
  )

/** The sum over all levels. */
export const totalOf = (counts: Counts): Count => {
  const all = Object.values(counts)
  return {
    passed: all.reduce((sum, count) => sum + count.passed, 0),
    failed: all.reduce((sum, count) => sum + count.failed, 0),
  }
}

/** The sum of several outcomes. Only failed outcomes keep their notes. */
export const sumOutcomes = (outcomes: readonly Outcome[], note = ''): Outcome => {
  const failures = outcomes.filter(({ counts }) => totalOf(counts).failed > 0)
  return {
    counts: addCounts(outcomes.map(({ counts }) => counts)),
    note: [note, ...failures.map((outcome) => outcome.note)].filter(Boolean).join('; '),
    details: failures.flatMap(({ details }) => details ?? []).join('\n'),
    flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
  }
}
