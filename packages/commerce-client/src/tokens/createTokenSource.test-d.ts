import { describe, expectTypeOf, it } from 'vitest'
import type { CommerceClientOptions } from '../client/createCommerceClient.ts'
import type { TokenSource } from '../client/tokenSource.ts'
import { clientTokenSource } from './clientTokenSource.ts'
import type { TokenFlows } from './createTokenFlows.ts'
import { createTokenSource, type TokenSourceOptions } from './createTokenSource.ts'
import { shareRefreshes } from './shareRefreshes.ts'
import type { TokenStore } from './tokenStore.ts'

declare const flows: TokenFlows
declare const store: TokenStore

describe('types of token sources', () => {
  it('fit a client', () => {
    expectTypeOf(createTokenSource({ store, flows })).toEqualTypeOf<TokenSource>()
    expectTypeOf(clientTokenSource(flows)).toExtend<NonNullable<CommerceClientOptions['token']>>()
  })

  it('need only the refresh flow', () => {
    expectTypeOf<Pick<TokenFlows, 'refresh'>>().toExtend<TokenSourceOptions['flows']>()
    expectTypeOf<Pick<TokenFlows, 'anonymous'>>().not.toExtend<TokenSourceOptions['flows']>()
  })

  it('keep the other flows when refreshes are shared', () => {
    expectTypeOf(shareRefreshes(flows)).toEqualTypeOf<TokenFlows>()
  })
})
