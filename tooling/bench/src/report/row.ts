/** One line of the report. */
export type Row = {
  readonly what: string
  readonly measured: string
  readonly budget: string
  readonly status: string
}

const percent = (value: number): string => `${Math.round(Math.abs(value) * 100)} %`

/** Formats the difference between a value and its budget. */
const difference = (value: number, budget: number): string => {
  if (value === budget) return ', exactly'
  return budget === 0 ? `, by ${value}` : `, by ${percent(value / budget - 1)}`
}

/** A row for a value with an upper limit. */
export const atMost = (
  what: string,
  value: number,
  budget: number,
  write: (value: number) => string,
): Row => ({
  what,
  measured: write(value),
  budget: `≤ ${write(budget)}`,
  status: `${value <= budget ? 'met' : 'not met'}${difference(value, budget)}`,
})

/** A row for a value with a lower limit. */
export const atLeast = (
  what: string,
  value: number,
  budget: number,
  write: (value: number) => string,
): Row => ({
  what,
  measured: write(value),
  budget: `≥ ${write(budget)}`,
  status: `${value >= budget ? 'met' : 'not met'}${difference(value, budget)}`,
})

/** A row for a value without a budget. */
export const withoutBudget = (what: string, measured: string): Row => ({
  what,
  measured,
  budget: '',
  status: '',
})
