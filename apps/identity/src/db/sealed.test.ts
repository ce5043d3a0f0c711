import { expect, test } from 'vitest'
import { digest, newSecret, seal, unseal } from './sealed.ts'

test('unseals a value only with the secret that sealed it', () => {
  const secret = newSecret()
  const sealed = seal(secret, { accessToken: 'a' })
  expect(unseal(secret, sealed)).toEqual({ accessToken: 'a' })
  expect(unseal(newSecret(), sealed)).toBeUndefined()
  expect(sealed).not.toContain('accessToken')
})

test('returns undefined for a value that is empty, changed or truncated', () => {
  const secret = newSecret()
  const sealed = seal(secret, 1)
  for (const broken of ['', 'x', sealed.slice(0, -4), `A${sealed.slice(1)}B`])
    expect(unseal(secret, broken)).toBeUndefined()
})

test('creates the same digest for the same secret, and the digest does not contain the secret', () => {
  expect(digest('a')).toBe(digest('a'))
  expect(digest('a')).toMatch(/^[0-9a-f]{64}$/)
})
