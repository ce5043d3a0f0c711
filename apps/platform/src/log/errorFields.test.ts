import { describe, expect, it } from 'vitest'
import { errorFields } from './errorFields.ts'

const fail = (message: string): Error => {
  const cause = Object.assign(new Error(`duplicate key (email)=(${message})`), {
    code: '23505',
    constraint: 'customers_email',
  })
  return new Error(`Failed query: select 1 where email = $1\nparams: ${message}`, { cause })
}

describe('errorFields', () => {
  it('omits statements, parameters and stacks', () => {
    const logged = JSON.stringify(errorFields(fail('ada@example.com')))
    for (const secret of ['ada@example.com', 'select', 'duplicate', 'errorFields.test', ' at '])
      expect(logged).not.toContain(secret)
  })

  it('contains type, code and constraint, and a fingerprint that stays the same for repeated failures', () => {
    const [first, second] = ['ada@example.com', 'tom@example.com'].map((email) => errorFields(fail(email)))
    expect(first).toMatchObject({ type: 'Error', cause: { code: '23505', constraint: 'customers_email' } })
    expect(first).toEqual(second)
    expect(errorFields(new TypeError('x')).fingerprint).not.toBe(first?.fingerprint)
  })
})
