import { describe, expectTypeOf, it } from 'vitest'
import { parseQuantity, type QuantityProblem } from '../quantity/parseQuantity.ts'
import type { Result } from './result.ts'

declare const result: Result<number, QuantityProblem>

describe('types of a result', () => {
  it('narrow to the value or the problem', () => {
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<number>()
    else expectTypeOf(result.problem).toEqualTypeOf<QuantityProblem>()
  })

  it('have no value before the result is checked', () => {
    // @ts-expect-error A failure has no value.
    result.value
    // @ts-expect-error A success has no problem.
    result.problem
  })

  it('are returned by parseQuantity', () => {
    expectTypeOf(parseQuantity).returns.toEqualTypeOf<Result<number, QuantityProblem>>()
  })
})
