import { expect, test } from 'vitest'
import { digest, newSecret, seal, unseal } from './sealed.ts'

test('what was sealed opens with its secret and with no other', () => {
  const secret = newSecret()
  const sealed = seal(secret, { accessToken: 'a' })
  expect(unseal(secret, sealed)).toEqual({ accessToken: 'a' })
  expect(unseal(newSecret(), sealed)).toBeUndefined()
  expect(sealed).not.toContain('accessToken')
})

test('a changed, cut or foreign row does not open', () => {
  const secret = newSecret()
  const sealed = seal(secret, 1)
  for (const broken of ['', 'x', sealed.slice(0, -4), `A${sealed.slice(1)}B`])
    expect(unseal(secret, broken)).toBeUndefined()
})

test('digests tell nothing and are always the same', () => {
  expect(digest('a')).toBe(digest('a'))
  expect(digest('a')).toMatch(/^[0-9a-f]{64}$/)
})
