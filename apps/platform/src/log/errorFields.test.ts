import { describe, expect, it } from 'vitest'
import { errorFields } from './errorFields.ts'

describe('errorFields', () => {
  it('leaves a failed query’s parameters out of the log', () => {
    const cause = Object.assign(new Error('connection lost'), { code: '57P01' })
    const error = new Error('Failed query: select 1 where email = $1\nparams: ada@example.com', { cause })
    const logged = JSON.stringify(errorFields(error))
    expect(logged).not.toContain('ada@example.com')
    expect(logged).toContain('connection lost')
    expect(errorFields(error)).toMatchObject({
      message: 'Failed query: select 1 where email = $1',
      cause: { code: '57P01' },
    })
  })
})
