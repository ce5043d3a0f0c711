/**
 * What is wrong with a date: it is missing, has no day, month or year, or no such day exists (`incomplete`), or it is
 * before `min` or after `max`.
 */
export type DateProblem = 'missing' | 'incomplete' | 'beforeMin' | 'afterMax'

type DateValidity = Pick<ValidityState, 'badInput' | 'valueMissing' | 'rangeUnderflow' | 'rangeOverflow'>

/** Returns the problem of a native date field, if there is one. */
export const dateProblem = (validity: DateValidity): DateProblem | undefined => {
  // A date without a year is empty for browsers too, so this comes first.
  if (validity.badInput) return 'incomplete'
  if (validity.valueMissing) return 'missing'
  if (validity.rangeUnderflow) return 'beforeMin'
  if (validity.rangeOverflow) return 'afterMax'
  return undefined
}
