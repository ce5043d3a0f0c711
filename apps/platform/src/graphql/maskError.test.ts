import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { maskErrorWith } from './maskError.ts'

const logged: object[] = []
const mask = maskErrorWith({
  info: () => undefined,
  warn: () => undefined,
  error: (fields) => logged.push(fields),
})
const failed = (state: string) =>
  new Error('Failed query: select secret', { cause: Object.assign(new Error('secret'), { code: state }) })

describe('maskError', () => {
  it.each([
    ['57014', 'QueryTimedOut'],
    ['53300', 'OverCapacity'],
    ['22021', 'InvalidInput'],
    ['54000', 'InvalidInput'],
    ['42P01', 'General'],
  ])(
    'replaces the database error %s by the code %s, and removes the message of the database',
    (state, code) => {
      const masked = mask(new GraphQLError('Failed query', { path: ['me'], originalError: failed(state) }))
      expect(masked).toMatchObject({ path: ['me'], extensions: { code } })
      expect(masked.message).not.toMatch(/secret|Failed/)
    },
  )

  it('logs internal errors but not errors of the caller', () => {
    logged.length = 0
    mask(failed('22021'))
    mask(new GraphQLError('Not found', { extensions: { code: 'ResourceNotFound' } }))
    expect(logged).toHaveLength(0)
    mask(new TypeError('x is not a function'))
    expect(logged).toHaveLength(1)
  })
})
