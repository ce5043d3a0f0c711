import type { AutomaticDiscount, Result } from '@selvedge/cart-domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { IdentityProblem } from './call/problem.ts'
import type { SignInResponse } from './contract/accountResponses.ts'
import type { OrderAttempt, OrderProblem } from './contract/checkoutResponses.ts'
import type { IdentityClient } from './createIdentityClient.ts'

declare const identity: IdentityClient

describe('types of the client', () => {
  it('return the response of a call, or why it failed', () => {
    expectTypeOf(identity.login).returns.resolves.toEqualTypeOf<Result<SignInResponse, IdentityProblem>>()
    expectTypeOf(identity.logout).returns.resolves.toEqualTypeOf<Result<undefined, IdentityProblem>>()
  })

  it('return automatic discounts that the rules of cart-domain take', () => {
    expectTypeOf(identity.automaticDiscounts).returns.resolves.toExtend<
      Result<readonly AutomaticDiscount[], IdentityProblem>
    >()
  })

  it('allow a call without a token, which relies on a cookie', () => {
    expectTypeOf(identity.orderAttempt).parameter(0).toEqualTypeOf<string | null | undefined>()
  })

  it('distinguish problems by kind', () => {
    expectTypeOf<Extract<IdentityProblem, { kind: 'too-many' }>['retryAfter']>().toBeNumber()
    expectTypeOf<Extract<OrderProblem, { kind: 'total-changed' }>['totalCents']>().toBeNumber()
    expectTypeOf<OrderAttempt['state']>().toEqualTypeOf<'running' | 'placed' | 'failed'>()
  })
})
