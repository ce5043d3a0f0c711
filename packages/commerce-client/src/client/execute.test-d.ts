import type { Client } from '@urql/core'
import { describe, expectTypeOf, it } from 'vitest'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  GetActiveCartDocument,
  type GetActiveCartQuery,
  UpdateMyCartDocument,
} from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import { runMutation, runQuery } from './execute.ts'

declare const client: Client

describe('types of a call', () => {
  it('return the data of the document', () => {
    expectTypeOf(runQuery(client, GetActiveCartDocument, { locale: 'en-GB' })).resolves.toEqualTypeOf<
      Result<GetActiveCartQuery, CommerceProblem>
    >()
  })

  it('require the variables of the document', () => {
    // @ts-expect-error A cart is updated by its id.
    runMutation(client, UpdateMyCartDocument, { version: 1, actions: [] })
    // @ts-expect-error There is no such variable.
    runQuery(client, GetActiveCartDocument, { language: 'en-GB' })
  })

  it('distinguish problems by kind', () => {
    expectTypeOf<Extract<CommerceProblem, { kind: 'graphql' }>['code']>().toBeString()
    expectTypeOf<Extract<CommerceProblem, { kind: 'network' }>>().not.toHaveProperty('code')
  })
})
