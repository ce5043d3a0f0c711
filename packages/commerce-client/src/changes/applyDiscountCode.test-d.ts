import { describe, expectTypeOf, it } from 'vitest'
import type { Cart } from '../cart/types.ts'
import type { Result } from '../result/result.ts'
import { applyDiscountCode, type UpdateCart } from './applyDiscountCode.ts'
import type { CartChangeProblem, CartChangeResult } from './cartChange.ts'

type OwnProblem = { readonly kind: 'too-many'; readonly retryAfter: number }

declare const update: UpdateCart<CartChangeProblem>
declare const ownUpdate: UpdateCart<OwnProblem>

describe('types of a cart change', () => {
  it('are a cart or a problem', () => {
    expectTypeOf<CartChangeResult>().toEqualTypeOf<Result<Cart, CartChangeProblem>>()
    expectTypeOf(applyDiscountCode(update, 'SPRING', [])).resolves.toExtend<CartChangeResult>()
  })

  it('include the problems of the shop’s own function', async () => {
    const result = await applyDiscountCode(ownUpdate, 'SPRING', [])
    if (!result.ok && result.problem.kind === 'too-many')
      expectTypeOf(result.problem).toEqualTypeOf<OwnProblem>()
  })
})
