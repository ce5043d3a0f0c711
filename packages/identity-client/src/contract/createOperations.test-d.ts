import { describe, expectTypeOf, it } from 'vitest'
import type { Operations, RequestBody } from './createOperations.ts'
import type { Operation } from './operation.ts'
import type { Credentials, OrderSubmission, PaymentMethod } from './requests.ts'

describe('types of the contract', () => {
  it('describe every operation', () => {
    expectTypeOf<Operations[keyof Operations]>().toExtend<Operation>()
  })

  it('contain a body type only for operations that have a body', () => {
    expectTypeOf<Credentials>().toEqualTypeOf<{
      email: string
      password: string
      device?: string | undefined
    }>()
    // @ts-expect-error The operation has no body.
    expectTypeOf<RequestBody<'whoAmI'>>().not.toBeAny()
  })

  it('require the key of an order and the total that the shopper saw', () => {
    expectTypeOf<OrderSubmission['key']>().toBeString()
    expectTypeOf<OrderSubmission['total']>().toExtend<{ currencyCode: string; centAmount: number }>()
  })

  it('distinguish payment methods by kind', () => {
    expectTypeOf<Extract<PaymentMethod, { kind: 'card' }>>().toHaveProperty('token')
    expectTypeOf<Extract<PaymentMethod, { kind: 'page' }>>().not.toHaveProperty('token')
  })
})
