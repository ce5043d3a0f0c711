import { describe, expectTypeOf, it } from 'vitest'
import type { AccountClientOptions } from './account/createAccountClient.ts'
import type { CallInit, EndpointCallerOptions } from './call/createEndpointCaller.ts'
import type { CardFieldsOptions } from './cardFields/mountCardFields.ts'
import type { HandoverClientOptions } from './handovers/createHandoverClient.ts'
import type { VisitorClientOptions } from './visitor/visitorClient.ts'
import type { WaitForOrderOptions } from './waitForOrder.ts'

/** The options that may be omitted, each of them set to `undefined`. */
type Unset<Options> = {
  [Name in keyof Options as object extends Pick<Options, Name> ? Name : never]: undefined
}

describe('the options', () => {
  it('accept undefined for what may be omitted, as exactOptionalPropertyTypes requires', () => {
    expectTypeOf<Unset<CallInit>>().toExtend<Partial<CallInit>>()
    expectTypeOf<Unset<EndpointCallerOptions>>().toExtend<Partial<EndpointCallerOptions>>()
    expectTypeOf<Unset<VisitorClientOptions>>().toExtend<Partial<VisitorClientOptions>>()
    expectTypeOf<Unset<WaitForOrderOptions>>().toExtend<Partial<WaitForOrderOptions>>()
    expectTypeOf<Unset<AccountClientOptions>>().toExtend<Partial<AccountClientOptions>>()
    expectTypeOf<Unset<CardFieldsOptions>>().toExtend<Partial<CardFieldsOptions>>()
    expectTypeOf<Unset<HandoverClientOptions>>().toExtend<Partial<HandoverClientOptions>>()
  })
})
