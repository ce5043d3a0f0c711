import { expect, it } from 'vitest'
import { dateProblem } from './dateProblem.ts'

const valid = { badInput: false, valueMissing: false, rangeUnderflow: false, rangeOverflow: false }

it.each([
  [{}, undefined],
  [{ valueMissing: true }, 'missing'],
  [{ badInput: true, valueMissing: true }, 'incomplete'],
  [{ rangeUnderflow: true }, 'beforeMin'],
  [{ rangeOverflow: true }, 'afterMax'],
])('reads the validity %j as %j', (validity, problem) => {
  expect(dateProblem({ ...valid, ...validity })).toBe(problem)
})
