/** One line of the report. */
export type Row = {
  readonly what: string
  readonly measured: string
  readonly budget: string
  readonly stands: string
}

const percent = (value: number): string => `${Math.round(Math.abs(value) * 100)} %`

/** How far a value is from its budget, in words. */
const by = (value: number, budget: number): string => {
  if (value === budget) return ', exactly'
  return budget === 0 ? `, by ${value}` : `, by ${percent(value / budget - 1)}`
}

/** A value that must not be above its budget. */
export const atMost = (
  what: string,
  value: number,
  budget: number,
  write: (value: number) => string,
): Row => ({
  what,
  measured: write(value),
  budget: `≤ ${write(budget)}`,
  stands: `${value <= budget ? 'met' : 'not met'}${by(value, budget)}`,
})

/** A value that must not be below its budget. */
export const atLeast = (
  what: string,
  value: number,
  budget: number,
  write: (value: number) => string,
): Row => ({
  what,
  measured: write(value),
  budget: `≥ ${write(budget)}`,
  stands: `${value >= budget ? 'met' : 'not met'}${by(value, budget)}`,
})

/** A value without a budget. */
export const noted = (what: string, measured: string): Row => ({ what, measured, budget: '', stands: '' })
